import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COARSE_INITIALS, KNOWN_INITIALS } from "#content/fit/initials.ts";
import { STYLES } from "#content/fit/styles.ts";
import { SURNAME_SOUNDS } from "#content/fit/surname-sounds.ts";
import { FAMOUS_NAMES, FLAGGED_WORDS, KNOWN_PHRASES, RHYMED_WORDS, WORD_SOUNDS } from "#content/fit/words.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import type { PackedBook, PackedNames } from "#domain/fit/book/packed-book.ts";
import { packKinds } from "#domain/fit/book/packed-kinds.ts";
import {
  LEAST_BIRTHS_FOR_ERA,
  originsOf,
  shortFormsOf,
  stylesOf,
} from "#domain/fit/siblings/create-family-book.ts";
import type { Phonemes } from "#domain/fit/sound/said.ts";
import { phonemesOfIpa } from "#domain/fit/sound/said-of-ipa.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { decadeFigures } from "#domain/names/records/decade-figures.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { otherNames, readSurnames, SOUNDS_FILE } from "./sounds.ts";
import { babiesAYear, usageFigure } from "#domain/fit/book/usage-figure.ts";

/** Births since 1880 from which on a name has a time that is taken along; of those outside the collection only the well known. */
const LEAST_BIRTHS = { collection: LEAST_BIRTHS_FOR_ERA, dictionary: 1000 } as const;

/** All that the browser looks up to judge a full name. Throws on a flagged word that nobody has said how to say. */
export function packBook(records: BirthRecords, root: string): PackedBook {
  const text = readFileSync(join(root, SOUNDS_FILE), "utf8");
  const sounds = new Map(
    text
      .trimEnd()
      .split("\n")
      .map((row): [string, Phonemes] => {
        const [word = "", said = ""] = row.split("\t");
        return [word, said];
      }),
  );
  const said = (word: string): Phonemes => {
    const found = WORD_SOUNDS[word] ?? sounds.get(word);
    if (found === undefined) throw new Error(`${SOUNDS_FILE} does not say how to say "${word}".`);
    return found;
  };
  const saidAll = (words: string): Phonemes => words.toLowerCase().split(" ").map(said).join("");
  return {
    madeOf: "",
    babies: babiesAYear(records),
    collection: packNames(
      COLLECTION.map((name) => collected(name, records)),
      records,
      LEAST_BIRTHS.collection,
    ),
    dictionary: packNames(
      otherNames(records)
        .filter(({ id }) => !(id in SURNAME_SOUNDS))
        .flatMap(({ id, record }) => line([id, sounds.get(id), ""]).map((row) => ({ row, record }))),
      records,
      LEAST_BIRTHS.dictionary,
    ),
    kinds: packKinds(
      COLLECTION.map((entry) => {
        const letters = foldName(entry.name);
        return {
          letters,
          written: entry.name,
          gender: entry.gender,
          origins: originsOf(entry),
          styles: stylesOf(letters, { themes: REVIEWED_THEMES, styles: STYLES }),
        };
      }),
    ),
    surnames: surnameLines(sounds, root).join("\n"),
    coarse: linesOf(COARSE_INITIALS),
    known: linesOf(KNOWN_INITIALS),
    words: linesOf(FLAGGED_WORDS.map((word) => [word, said(word), RHYMED_WORDS.includes(word) ? "r" : ""])),
    phrases: linesOf([
      ...KNOWN_PHRASES.map((words) => [words, saidAll(words)]),
      ...FAMOUS_NAMES.map((words) => [words, saidAll(words), "f"]),
    ]),
  };
}

/** The same with its checksum: other entries, records or words make another file. */
export function stamped(book: PackedBook): PackedBook {
  return { ...book, madeOf: createHash("sha256").update(JSON.stringify(book)).digest("hex").slice(0, 16) };
}

/** A given name: letters, sound and short forms, and its number in the records, -1 when it is in none. */
type Given = { readonly row: string; readonly record: number };

function packNames(given: readonly Given[], records: BirthRecords, leastBirths: number): PackedNames {
  const column = (of: (name: Given) => string) => given.map(of).join("\n");
  return {
    names: column(({ row }) => row),
    decades: column(({ record }) => (record === -1 ? "" : decadeFigures(records, record, leastBirths))),
    births: column(({ record }) => (record === -1 ? "0" : usageFigure(records, record))),
  };
}

function collected(entry: CuratedName, records: BirthRecords): Given {
  const id = foldName(entry.name);
  const row = [id, phonemesOfIpa(entry.ipa), shortFormsOf(entry).join(",")].join("|");
  return { row, record: recordOf(records, id) };
}

function surnameLines(sounds: ReadonlyMap<string, Phonemes>, root: string): readonly string[] {
  const own = Object.entries(SURNAME_SOUNDS);
  const held = new Set(own.map(([letters]) => letters));
  const others = readSurnames(root)
    .map(foldName)
    .filter((letters) => !held.has(letters))
    .flatMap((letters) => line([letters, sounds.get(letters)]));
  return [...own.map((pair) => pair.join("|")), ...others];
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join("|")).join("\n");
}

/** A line, if the sound is known. */
function line(fields: readonly (string | undefined)[]): readonly string[] {
  return fields.some((field) => field === undefined) ? [] : [fields.join("|")];
}
