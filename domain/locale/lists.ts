import { LOCALE } from "./locale.ts";

/** American lists have a comma before "and"; where a line is short we leave it out, as the British formatter does. */
const PLAIN = new Intl.ListFormat("en-GB");
const FULL = new Intl.ListFormat(LOCALE);

/** "Hazel"; "Hazel and Ivy"; "Hazel, Ivy and June". */
export function listed(words: readonly string[]): string {
  return PLAIN.format(words);
}

/** "Hazel, Ivy, and June", where the locale writes that comma. */
export function listedWithComma(words: readonly string[]): string {
  return FULL.format(words);
}
