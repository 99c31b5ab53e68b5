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

export function contradicts({ rules }: ParsedPhrase, others: readonly ParsedPhrase[]): boolean {
  return (
    rules.gender !== undefined &&
    others.some((other) => other.rules.gender !== undefined && other.rules.gender !== rules.gender)
  );
}
