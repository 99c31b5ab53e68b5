import { type DeniedMeanings, deniedMeanings } from "./denied-meanings.ts";
import { type DeniedNames, deniedNames } from "./denied-names.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";

/** What is left of "names, not Ella". */
const ONLY_NAMES = /^[^\p{L}]*names?[^\p{L}]*$/iu;

/** Reads what is left of a text without the names and the meanings that it denies, which are kept from what it finds. */
export function besideDenied(
  text: string,
  vocabulary: Vocabulary,
  readWanted: (text: string) => Reading,
): Reading {
  const meanings = deniedMeanings(text, vocabulary);
  const names = deniedNames(meanings?.rest ?? text, vocabulary);
  if (names === null && meanings === null) return readWanted(text);
  const rest = names?.rest ?? meanings?.rest ?? text;
  return without(readWanted(ONLY_NAMES.test(rest) ? "baby names" : rest), names, meanings);
}

function without(read: Reading, names: DeniedNames | null, meanings: DeniedMeanings | null): Reading {
  const denied = [names, meanings].flatMap((each) => each?.chip ?? []);
  const { ids = [], near = [] } = names ?? {};
  const like = read.like.filter((id) => !ids.includes(id));
  return {
    ...read,
    chips: [...read.chips, ...denied].toSorted((one, other) => one.from - other.from),
    like: like.length === 0 ? read.like : like,
    without: ids,
    near,
    notMeaning: meanings?.words ?? [],
    otherwise: read.otherwise && without(read.otherwise, names, meanings),
  };
}
