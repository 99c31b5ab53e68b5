import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import type { ListContents } from "./name-list.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** How many curated names each origin has, as its first or another, and each letter; both in their own order. */
export function listContents(collection: readonly CuratedName[]): ListContents {
  const ids = collection.map(({ name }) => foldName(name));
  return {
    origins: ORIGINS.map((origin) => ({
      origin,
      names: collection.filter((entry) => entry.origin === origin || entry.alsoFrom?.includes(origin)).length,
    })).filter(({ names }) => names > 0),
    letters: LETTERS.map((letter) => ({
      letter,
      names: ids.filter((id) => id.startsWith(letter)).length,
    })).filter(({ names }) => names > 0),
  };
}
