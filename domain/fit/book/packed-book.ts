import { once } from "#domain/once.ts";
import type { FitBook } from "./fit-book.ts";
import { openLines } from "./packed-lines.ts";
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

/**
 * Given names come first: Jordan is said as the collection says it, also as a surname. Twelve thousand lines stay as they are
 * until a name is asked for: taking all of them apart holds up a phone for a quarter of a second.
 */
export function openBook(packed: PackedBook): FitBook {
  const collection = openNames(packed.collection, "collection");
  const books = [
    collection,
    openNames(packed.dictionary, "dictionary"),
    openNames({ names: packed.surnames, decades: "", births: "" }, "dictionary"),
  ];
  const entryOf = (letters: string) => {
    for (const book of books) {
      const entry = book.entryOf(letters);
      if (entry !== undefined) return entry;
    }
    return undefined;
  };
  const kinds = once(() => openKinds(packed.kinds, collection.letters()));
  return {
    soundOf: (letters) => {
      const entry = entryOf(letters);
      return entry === undefined ? undefined : { said: entry.said, source: entry.source };
    },
    shortFormsOf: (letters) =>
      entryOf(letters)
        ?.shortForms.split(",")
        .filter((form) => form !== "") ?? [],
    eraOf: (letters) => eraOf(entryOf(letters)?.decades ?? ""),
    usageOf: (letters) => usageOf(entryOf(letters)?.births ?? "", packed.babies),
    collection: collection.letters,
    kindOf: (letters) => kinds().get(letters),
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

/** Names in the order of their lines, and what the book has of each. */
function openNames(packed: PackedNames, source: SoundSource) {
  const names = openLines(packed.names);
  const decades = once(() => packed.decades.split("\n"));
  const births = once(() => packed.births.split("\n"));
  return {
    letters: names.firsts,
    entryOf(letters: string): Entry | undefined {
      const place = names.placeOf(letters);
      if (place === undefined) return undefined;
      const [, said = "", shortForms = ""] = names.fieldsAt(place);
      return { said, source, shortForms, decades: decades()[place] ?? "", births: births()[place] ?? "" };
    },
  };
}
