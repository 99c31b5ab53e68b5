import { STATES } from "#domain/places/states.ts";
import { ABROAD_LISTS, LIST_SEXES, type ListRequest, TOP_LISTS } from "./list-id.ts";
import { INDEXED_FROM } from "./is-list-indexed.ts";
import type { ListContents } from "./name-list.ts";
import { allDecades, allYears, type Years } from "./span.ts";

/** Every list that has a page, each once. */
export function everyList(contents: ListContents, years: Years): readonly ListRequest[] {
  const { origins, letters, countries, ruled, bySound } = contents;
  return (bySound ? (["spelling", "sound"] as const) : (["spelling"] as const))
    .flatMap((by): readonly ListRequest[] => [
      ...TOP_LISTS.flatMap((list) =>
        [...allYears(years), ...allDecades(years)].map((span) => ({ list, by, span }) as const),
      ),
      ...ruled.map((list) => ({ list, by }) as const),
    ])
    .concat(
      { list: "rising-by-state", of: null },
      STATES.map((_, of) => ({ list: "rising-by-state", of })),
      ABROAD_LISTS.flatMap((list) => countries[list].map((of) => ({ list, of }))),
      origins.flatMap(({ origin, bySex }): readonly ListRequest[] => [
        { list: "origin", of: origin, sex: null },
        ...LIST_SEXES.filter((sex) => bySex[sex] >= INDEXED_FROM).map(
          (sex) => ({ list: "origin", of: origin, sex }) as const,
        ),
      ]),
      letters.map(({ letter }) => ({ list: "letter", of: letter })),
    );
}
