import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FAMOUS_NAMES, FLAGGED_WORDS, KNOWN_PHRASES } from "#content/fit/words.ts";
import { phonemesOfArpabet } from "#domain/fit/sound/said-of-arpabet.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

export const SOUNDS_FILE = "data/cmudict/sounds.tsv";
const SURNAMES_FILE = "data/surnames/us-surnames.txt";

/** Births since 1880 from which on a name that the collection does not hold is taken along. */
const LEAST_BIRTHS = 250;

export function readSurnames(root: string): readonly string[] {
  return readFileSync(join(root, SURNAMES_FILE), "utf8")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Given names on record, outside the collection, that many bear: letters, most births first. */
export function otherNames(
  records: BirthRecords,
): readonly { readonly id: string; readonly record: number }[] {
  const held = new Set(COLLECTION.map(({ name }) => foldName(name)));
  const births = (record: number) => records.total(record, "F") + records.total(record, "M");
  return recordNumbers(records)
    .map((record) => ({ id: idOf(records, record), record }))
    .filter(({ id, record }) => !held.has(id) && births(record) >= LEAST_BIRTHS);
}

/** Lines of word and sound for all that the full-name page takes from the CMU Pronouncing Dictionary; words it lacks are left out. */
export function soundLines(
  dictionary: Readonly<Record<string, string>>,
  records: BirthRecords,
  root: string,
): readonly string[] {
  const words = [
    ...readSurnames(root).map(foldName),
    ...otherNames(records).map(({ id }) => id),
    ...FLAGGED_WORDS,
    ...[...KNOWN_PHRASES, ...FAMOUS_NAMES].flatMap((phrase) => phrase.toLowerCase().split(" ")),
  ];
  return [...new Set(words)].toSorted().flatMap((word) => {
    const arpabet = dictionary[word];
    return arpabet === undefined ? [] : [`${word}\t${phonemesOfArpabet(arpabet)}`];
  });
}
