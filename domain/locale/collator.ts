import { once } from "#domain/once.ts";
import { LOCALE } from "./locale.ts";

/** Made once: localeCompare would make it at each call, which takes as long as a card. */
const ORDER = once(() => new Intl.Collator(LOCALE));
const LETTERS = once(() => new Intl.Collator(LOCALE, { sensitivity: "base" }));

/** How two words are sorted: below 0 when the first comes first. */
export function compareWords(one: string, other: string): number {
  return ORDER().compare(one, other);
}

/** Whether two words have the same letters, whatever the case and the accents. */
export function haveSameLetters(one: string, other: string): boolean {
  return LETTERS().compare(one, other) === 0;
}
