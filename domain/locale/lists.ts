import { LOCALE } from "./locale.ts";

/** Only Americans write a comma before "and", where three or more are listed. */
const LAST_COMMA = LOCALE === "en-US" ? "," : "";

/** "Hazel"; "Hazel and Ivy"; "Hazel, Ivy and June": where a line is short we leave out the comma that Americans write. */
export function listed(words: readonly string[]): string {
  return joined(words, "");
}

/** "Hazel, Ivy, and June", where the locale writes that comma. */
export function listedWithComma(words: readonly string[]): string {
  return joined(words, words.length > 2 ? LAST_COMMA : "");
}

function joined(words: readonly string[], lastComma: string): string {
  const others = words.slice(0, -1).join(", ");
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${others}${lastComma} and ${last}` : last;
}
