import { LIST_GROUPS, LIST_PAGE } from "#content/lists/list-page.ts";
import { LISTS } from "#content/lists/ruled-lists.ts";
import { SERIES } from "#content/lists/series.ts";
import { INDEXED_FROM } from "#domain/names/lists/is-list-indexed.ts";
import { type ListId, type ListRequest, LIST_SEXES, TOP_LISTS } from "#domain/names/lists/list-id.ts";
import type { ListContents } from "#domain/names/lists/name-list.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { countryOf } from "./country-of.ts";
import { listPath } from "./list-path.ts";

/** Links to the lists beside one; the one that is shown has no address. */
export type OtherLists = {
  readonly title: string;
  readonly lists: readonly { readonly label: string; readonly path: string | null }[];
};

/** Beside an origin stand the other origins, beside a letter the letters, beside a country the countries, beside any other list the rest. */
export function otherLists(request: ListRequest, contents: ListContents): OtherLists {
  const { origins, letters, countries, ruled } = contents;
  const link = (label: string, path: string) => ({ label, path: path === listPath(request) ? null : path });
  const linkTo = (label: string, to: ListRequest) => link(label, listPath(to));
  if ("by" in request || request.list === "rising-by-state") {
    return {
      title: LIST_PAGE.others.list,
      lists: [
        ...LIST_GROUPS.flatMap(({ lists }) =>
          lists
            .filter((id: ListId) => TOP_LISTS.some((top) => top === id) || ruled.some((each) => each === id))
            .map((id: ListId) => link(LISTS[id].label, `${PATHS.lists}/${id}`)),
        ),
        ...(isAbsent(`${PATHS.lists}/rising-by-state`)
          ? []
          : [linkTo(SERIES.states.label, { list: "rising-by-state", of: null })]),
      ],
    };
  }
  switch (request.list) {
    case "origin": {
      const { of, sex } = request;
      const own = origins.filter(({ origin }) => origin === of);
      const others = origins.filter(({ bySex }) => sex === null || bySex[sex] >= INDEXED_FROM);
      return {
        title: LIST_PAGE.others.origin,
        lists: [
          ...(sex === null ? [] : [linkTo(`All ${of} names`, { list: "origin", of, sex: null })]),
          ...LIST_SEXES.filter(
            (each) => each !== sex && own.some(({ bySex }) => bySex[each] >= INDEXED_FROM),
          ).map((each) =>
            linkTo(fillInAll(SERIES.originSex.label, { origin: of, sex: each }), {
              list: "origin",
              of,
              sex: each,
            }),
          ),
          ...others.map(({ origin }) => linkTo(origin, { list: "origin", of: origin, sex })),
        ],
      };
    }
    case "letter":
      return {
        title: LIST_PAGE.others.letter,
        lists: letters.map(({ letter }) => linkTo(letter.toUpperCase(), { list: "letter", of: letter })),
      };
    case "hardly-in-the-us":
    case "also-in-the-us": {
      const beside = request.list === "also-in-the-us" ? "hardly-in-the-us" : "also-in-the-us";
      const label = (list: typeof beside, of: string) =>
        fillInAll(SERIES[list].label, { country: countryOf(of).label });
      return {
        title: LIST_PAGE.others.list,
        lists: ([request.list, beside] as const).flatMap((list) =>
          countries[list].map((of) => linkTo(label(list, of), { list, of })),
        ),
      };
    }
  }
}
