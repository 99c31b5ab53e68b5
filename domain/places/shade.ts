import type { StateWord } from "./state-figures.ts";

/** What a map says of a state: a word and, where there is one, how many times as often as in the US. */
export type Shade = { readonly word: StateWord; readonly times: number | null };

const WORDS = ["few", "less", "about", "more"] as const;
/** Up to here a quotient is told to one place behind the point, from here on to none. */
export const WHOLE_FROM = 3;
export const LARGEST_STEP = 63;
/** Of a packed shade: by so much its word is larger than the one before. */
export const WORD_UNIT = LARGEST_STEP + 1;

/** The quotient as it is said: 0.8, 1.3, 2.9, 3, 13. */
export function timesOf(quotient: number): number {
  const tenths = Math.round(quotient * 10) / 10;
  return tenths < WHOLE_FROM ? tenths : Math.round(quotient);
}

/** That, as text: tenths keep their place, so that a column of them can be compared. */
export function sayTimes(times: number): string {
  return times < WHOLE_FROM ? times.toFixed(1) : `${times}`;
}

/** A shade in one byte: the word, and 64 steps of the quotient as it is said (the last: 36 times or more). */
export function packShade(word: StateWord, quotient: number): number {
  const place = WORDS.findIndex((known) => known === word);
  if (place <= 0) return 0;
  const times = timesOf(quotient);
  const step = times < WHOLE_FROM ? Math.round(times * 10) : WHOLE_FROM * 10 + times - WHOLE_FROM;
  return place * WORD_UNIT + Math.min(LARGEST_STEP, step);
}

export function openShade(byte: number): Shade {
  const word = WORDS[byte >> 6] ?? "few";
  const step = byte & LARGEST_STEP;
  if (word === "few") return { word, times: null };
  return { word, times: quotientOfStep(step) };
}

/** The quotient as it is said, of its step. */
export function quotientOfStep(step: number): number {
  return step < WHOLE_FROM * 10 ? step / 10 : step - WHOLE_FROM * 9;
}
