import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook, KnownPhrase } from "#domain/fit/book/fit-book.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { looselyHeard } from "./loosely-heard.ts";

/** Sounds of a flagged word that must lie on each side of the border. */
const LEAST_SIDE = 1;
const LEAST_SOUNDS = 4;
const LEAST_LETTERS = 5;

/** First name and surname, said as one: a phrase that everybody knows (Crystal Ball), or a word across the border (Anna Sassin). */
export function joined({ first, surname }: NameParts, book: FitBook): Finding | null {
  if (first === null || surname === null) return null;
  const of = (verdict: Verdict, reason: Reason, phrase = "", guessed = false): Finding => ({
    rule: "joined",
    verdict: guessed ? "listen" : verdict,
    reason,
    facts: { one: first.written, other: surname.written, phrase },
    guessed,
  });
  const phrase = phraseOf(first, surname, book);
  if (phrase?.famous) return of("listen", "joinedFamous", phrase.words, phrase.guessed);
  if (phrase !== null) return of("caution", "joinedPhrase", phrase.words, phrase.guessed);
  const [one, other] = [looselyHeard(first.said), looselyHeard(surname.said)];
  const isSaid = book.words.some(({ said }) => {
    const word = looselyHeard(said);
    return word.length >= LEAST_SOUNDS && straddles(one, other, word);
  });
  if (isSaid) return of("caution", "joinedWord", "", isGuess(first) || isGuess(surname));
  const isSpelled = book.words.some(
    ({ letters }) => letters.length >= LEAST_LETTERS && straddles(first.letters, surname.letters, letters),
  );
  return isSpelled ? of("listen", "joinedWord") : of("pass", "joinedClear");
}

type Heard = Pick<KnownPhrase, "words" | "famous"> & {
  /** Only as we guess that the names are said. */
  readonly guessed: boolean;
};

/** The phrase that a first name and a surname are heard as, if one is known: by the letters, or else by the sounds. */
export function phraseOf(first: NamePart, surname: NamePart, { phrases }: FitBook): Heard | null {
  const letters = first.letters + surname.letters;
  const spelled = phrases.find(({ words }) => words.replaceAll(" ", "").toLowerCase() === letters);
  if (spelled !== undefined) return { ...spelled, guessed: false };
  const whole = looselyHeard(first.said + surname.said);
  const heard = phrases.find(({ said }) => looselyHeard(said) === whole);
  return heard === undefined ? null : { ...heard, guessed: isGuess(first) || isGuess(surname) };
}

function isGuess({ source }: NamePart): boolean {
  return source === "guess";
}

function straddles(one: string, other: string, word: string): boolean {
  const whole = one + other;
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1)) {
    if (at <= one.length - LEAST_SIDE && at + word.length >= one.length + LEAST_SIDE) return true;
  }
  return false;
}
