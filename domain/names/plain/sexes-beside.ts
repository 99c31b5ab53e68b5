import type { ParsedPhrase } from "./parse-phrase.ts";

export function isSexAlone({ kind }: ParsedPhrase): boolean {
  return kind === "sex";
}

/** Names of both sexes, and one of these sexes beside it. */
export function isOneOfBoth(reading: ParsedPhrase, others: readonly ParsedPhrase[]): boolean {
  const other = others.find(isSexAlone);
  if (other === undefined || !isSexAlone(reading)) return false;
  return [reading, other].filter(({ rules }) => rules.gender === "unisex").length === 1;
}

/**
 * "Unisex names for a girl" are of both still, whichever is said first; "masculine names for a trans teen" are not, as of the
 * teen no sex is said.
 */
export function stayingSex(text: string, reading: ParsedPhrase, other: ParsedPhrase): ParsedPhrase {
  const [unisex, sexed] = reading.rules.gender === "unisex" ? [reading, other] : [other, reading];
  return /^trans/i.test(text.slice(unisex.from, unisex.to)) ? sexed : unisex;
}

export function contradicts({ rules }: ParsedPhrase, others: readonly ParsedPhrase[]): boolean {
  return (
    rules.gender !== undefined &&
    others.some((other) => other.rules.gender !== undefined && other.rules.gender !== rules.gender)
  );
}
