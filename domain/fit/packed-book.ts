import type { Era, FitBook } from "./fit-book.ts";
import type { Said, SoundSource } from "./said.ts";

/**
 * What a browser fetches once to judge names: text compresses better than lists. Lines are parted by line ends and fields by
 * bars: of a name letters, sound, short forms, shares of its decades (a figure each); of a surname letters and sound.
 */
export type PackedBook = {
  /** Checksum of what it was made of. */
  readonly madeOf: string;
  readonly collection: string;
  readonly dictionary: string;
  readonly surnames: string;
  /** Initials and what they are known as. */
  readonly coarse: string;
  readonly known: string;
  /** Words and phrases, how they are said, "r" for a word that rhymes are made on, "f" for a famous name. */
  readonly words: string;
  readonly phrases: string;
};

/** The decade of the first figure, and the years of each. */
const FIRST_DECADE = 1880;
const DECADE = 10;

type Entry = {
  readonly said: Said;
  readonly source: SoundSource;
  readonly shortForms: string;
  readonly decades: string;
};

/** Given names come first: Jordan is said as the collection says it, also as a surname. */
export function openBook(packed: PackedBook): FitBook {
  const entries = new Map<string, Entry>([
    ...linesOf(packed.surnames, "dictionary"),
    ...linesOf(packed.dictionary, "dictionary"),
    ...linesOf(packed.collection, "collection"),
  ]);
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

function linesOf(text: string, source: SoundSource): readonly (readonly [string, Entry])[] {
  return rowsOf(text).map(([letters = "", said = "", shortForms = "", decades = ""]) => [
    letters,
    { said, source, shortForms, decades },
  ]);
}

function eraOf(figures: string): Era | undefined {
  if (figures === "") return undefined;
  const decades = Array.from(figures, Number);
  return { decades, peak: FIRST_DECADE + DECADE * decades.indexOf(Math.max(...decades)) };
}
