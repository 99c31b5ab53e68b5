import { once } from "#domain/once.ts";
import { LOCALE } from "./locale.ts";

/** Made once: localeCompare would make it at each call, which takes as long as a card. */
const LETTERS = once(() => new Intl.Collator(LOCALE, { sensitivity: "base" }));

/** Whether two words have the same letters, whatever the case and the accents. */
export function haveSameLetters(one: string, other: string): boolean {
  return LETTERS().compare(one, other) === 0;
}
