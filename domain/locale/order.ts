import { once } from "#domain/once.ts";
import { LOCALE } from "./locale.ts";

/** Made once: localeCompare would make it at each call, which takes as long as a card. */
const ORDER = once(() => new Intl.Collator(LOCALE));

/** How two words are sorted: below 0 when the first comes first. */
export function compareWords(one: string, other: string): number {
  return ORDER().compare(one, other);
}
