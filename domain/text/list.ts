/** The comma before "and" is left out by the British formatter, and set by the American one. */
const PLAIN = new Intl.ListFormat("en-GB");
const WITH_COMMA = new Intl.ListFormat("en-US");

/** "Hazel"; "Hazel and Ivy"; "Hazel, Ivy and June". */
export function listed(words: readonly string[]): string {
  return PLAIN.format(words);
}

/** "Hazel, Ivy, and June". */
export function listedWithComma(words: readonly string[]): string {
  return WITH_COMMA.format(words);
}
