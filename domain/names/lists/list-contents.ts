import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";
import { isOfSex } from "./described-names.ts";
import { LIST_SEXES } from "./list-id.ts";
import type { ListContents } from "./name-list.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** How many curated names each origin has, as its first or another, and each letter; both in their own order. */
export function listContents(
  collection: readonly CuratedName[],
): Omit<ListContents, "countries" | "ruled" | "bySound"> {
  const counts = new Map(ORIGINS.map((origin) => [origin, { names: 0, bySex: { girl: 0, boy: 0 } }]));
  for (const entry of collection) {
    const { origin, alsoFrom = [], usedIn = [] } = entry;
    const own = new Set<Origin>([origin, ...alsoFrom]);
    for (const each of new Set<Origin>([...own, ...usedIn])) {
      const count = counts.get(each);
      if (count === undefined) continue;
      if (own.has(each)) count.names += 1;
      for (const sex of LIST_SEXES) if (isOfSex(entry, sex)) count.bySex[sex] += 1;
    }
  }
  const ids = collection.map(({ name }) => foldName(name));
  return {
    origins: [...counts].map(([origin, count]) => ({ origin, ...count })).filter(({ names }) => names > 0),
    letters: LETTERS.map((letter) => ({
      letter,
      names: ids.filter((id) => id.startsWith(letter)).length,
    })).filter(({ names }) => names > 0),
  };
}
