import type { FitBook } from "./fit-book.ts";
import { openKinds, type PackedKinds } from "./packed-kinds.ts";
import { eraOf, usageOf } from "./read-figures.ts";
import type { Phonemes, SoundSource } from "#domain/fit/sound/said.ts";

/** Given names, a line each. Figures stand by themselves, in the same order: so the whole compresses better. */
export type PackedNames = {
  /** Letters, sound and short forms. */
  readonly names: string;
  /** Shares of the decades, a figure each; empty for a name too rare to have a time. */
  readonly decades: string;
  /** Births a year. */
  readonly births: string;
};

/**
 * What a browser fetches once to judge names: text compresses better than lists. Lines are parted by line ends and fields by
 * bars.
 */
export type PackedBook = {
  /** Checksum of what it was made of. */
  readonly madeOf: string;
  /** Babies a year whose name is published, in the years that births a year are the mean of. */
  readonly babies: number;
  readonly collection: PackedNames;
  readonly dictionary: PackedNames;
  /** Of the names of the collection, in their order. */
  readonly kinds: PackedKinds;
  /** Letters and sound. */
  readonly surnames: string;
  /** Initials and what they are known as. */
  readonly coarse: string;
  readonly known: string;
  /** Words and phrases, how they are said, "r" for a word that rhymes are made on, "f" for a famous name. */
  readonly words: string;
  readonly phrases: string;
};

type Entry = {
  readonly said: Phonemes;
  readonly source: SoundSource;
  readonly shortForms: string;
  readonly decades: string;
  /** "" of a surname alone. */
  readonly births: string;
};

/** Given names come first: Jordan is said as the collection says it, also as a surname. */
export function openBook(packed: PackedBook): FitBook {
  const entries = new Map<string, Entry>([
    ...entriesOf({ names: packed.surnames, decades: "", births: "" }, "dictionary"),
    ...entriesOf(packed.dictionary, "dictionary"),
    ...entriesOf(packed.collection, "collection"),
  ]);
  const collection = rowsOf(packed.collection.names).map(([letters = ""]) => letters);
  let kinds: ReturnType<typeof openKinds> | undefined;
  return {
    soundOf: (letters) => {
      const entry = entries.get(letters);
      return entry === undefined ? undefined : { said: entry.said, source: entry.source };
    },
    shortFormsOf: (letters) =>
      entries
        .get(letters)
        ?.shortForms.split(",")
        .filter((form) => form !== "") ?? [],
    eraOf: (letters) => eraOf(entries.get(letters)?.decades ?? ""),
    usageOf: (letters) => usageOf(entries.get(letters)?.births ?? "", packed.babies),
    collection,
    kindOf: (letters) => (kinds ??= openKinds(packed.kinds, collection)).get(letters),
    initials: [
      ...rowsOf(packed.coarse).map(([letters = "", context = ""]) => ({
        letters,
        context,
        tone: "coarse" as const,
      })),
      ...rowsOf(packed.known).map(([letters = "", context = ""]) => ({
        letters,
        context,
        tone: "known" as const,
      })),
    ],
    words: rowsOf(packed.words).map(([letters = "", said = "", rhymed]) => ({
      letters,
      said,
      rhymed: rhymed === "r",
    })),
    phrases: rowsOf(packed.phrases).map(([words = "", said = "", famous]) => ({
      words,
      said,
      famous: famous === "f",
    })),
  };
}

function rowsOf(text: string): readonly (readonly string[])[] {
  return text.split("\n").map((line) => line.split("|"));
}

function entriesOf(packed: PackedNames, source: SoundSource): readonly (readonly [string, Entry])[] {
  const decades = packed.decades.split("\n");
  const births = packed.births.split("\n");
  return rowsOf(packed.names).map(([letters = "", said = "", shortForms = ""], at) => [
    letters,
    { said, source, shortForms, decades: decades[at] ?? "", births: births[at] ?? "" },
  ]);
}
