import type { FitBook, KnownPhrase } from "#domain/fit/book/fit-book.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { looselyHeard } from "./loosely-heard.ts";

/** Sounds of a flagged word that must lie on each side of the border. */
const LEAST_SIDE = 1;
const LEAST_SOUNDS = 4;
const LEAST_LETTERS = 5;

type HeardPhrase = Pick<KnownPhrase, "words" | "famous"> & {
  /** Only as we guess that the names are said. */
  readonly guessed: boolean;
};

type Phrases = {
  readonly spelled: ReadonlyMap<string, KnownPhrase>;
  readonly heard: ReadonlyMap<string, KnownPhrase>;
};

const opened = new WeakMap<FitBook["phrases"], Phrases>();
const loosely = new WeakMap<FitBook["words"], readonly string[]>();

/** The phrase that two names, one after the other, are heard as, if one is known: by the letters, or else by the sounds. */
export function phraseOf(
  one: NamePart,
  other: NamePart,
  { phrases }: Pick<FitBook, "phrases">,
): HeardPhrase | null {
  const { spelled, heard } = open(phrases);
  const bySpelling = spelled.get(one.letters + other.letters);
  if (bySpelling !== undefined) return { ...bySpelling, guessed: false };
  const bySound = heard.get(looselyHeard(one.said + other.said));
  return bySound === undefined ? null : { ...bySound, guessed: isGuess(one) || isGuess(other) };
}

/** Whether a flagged word lies across the border of two names, and whether it is said or only spelled there. */
export function wordAcross(
  one: NamePart,
  other: NamePart,
  { words }: Pick<FitBook, "words">,
): "said" | "spelled" | null {
  const [start, end] = [looselyHeard(one.said), looselyHeard(other.said)];
  const said = start + end;
  if (looseWords(words).some((word) => word.length >= LEAST_SOUNDS && straddles(said, start.length, word)))
    return "said";
  const spelled = one.letters + other.letters;
  const isSpelled = words.some(
    ({ letters }) => letters.length >= LEAST_LETTERS && straddles(spelled, one.letters.length, letters),
  );
  return isSpelled ? "spelled" : null;
}

export function isGuess({ source }: NamePart): boolean {
  return source === "guess";
}

/** The first of two that are spelled or heard alike counts. */
function open(phrases: FitBook["phrases"]): Phrases {
  const known = opened.get(phrases);
  if (known !== undefined) return known;
  const backwards = phrases.toReversed();
  const made = {
    spelled: new Map(backwards.map((phrase) => [phrase.words.replaceAll(" ", "").toLowerCase(), phrase])),
    heard: new Map(backwards.map((phrase) => [looselyHeard(phrase.said), phrase])),
  };
  opened.set(phrases, made);
  return made;
}

function looseWords(words: FitBook["words"]): readonly string[] {
  const known = loosely.get(words);
  if (known !== undefined) return known;
  const made = words.map(({ said }) => looselyHeard(said));
  loosely.set(words, made);
  return made;
}

/** Whether a word stands in two names that are one text, across the border between them. */
function straddles(whole: string, border: number, word: string): boolean {
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1)) {
    if (at <= border - LEAST_SIDE && at + word.length >= border + LEAST_SIDE) return true;
  }
  return false;
}
