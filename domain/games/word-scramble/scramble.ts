import type { ScrambleItem } from "./item.ts";
import type { Judge } from "#domain/games/round/judge.ts";

/** Only the name that was scrambled counts: the default round. */
export const SCRAMBLE: Judge<ScrambleItem> = {
  points: (item, guess) => (isSameWord(guess, item.original) ? 1 : 0),
  most: 1,
  isRight: (item, guess) => isSameWord(guess, item.original),
  answer: ({ original }) => original,
};

/** Any name on record with the same letters counts: endless and daily (ruling 32). */
export const OPEN_SCRAMBLE: Judge<ScrambleItem> = {
  ...SCRAMBLE,
  points: (item, guess) => (isAccepted(item, guess) ? 1 : 0),
  isRight: isAccepted,
};

/** Whether a guess is another real name with the same letters. */
export function isAlsoAName({ original, also = [] }: ScrambleItem, guess: string): boolean {
  return !isSameWord(guess, original) && also.some((name) => isSameWord(guess, name));
}

function isAccepted(item: ScrambleItem, guess: string): boolean {
  return isSameWord(guess, item.original) || isAlsoAName(item, guess);
}

/** Compared in upper case, without blanks around (specification, section 5). */
function isSameWord(guess: string, word: string): boolean {
  return guess.trim().toUpperCase() === word.toUpperCase();
}
