import type { ParsedPhrase } from "./parse-phrase.ts";

/** What of some readings means something else beside the others. */

/** Ranks are of one sex: "top 10 unisex names" are those given most. */
export function mostGivenFirst(reading: ParsedPhrase): ParsedPhrase {
  const { ranks, ...others } = reading.rules;
  if (ranks?.some(({ from }) => from === 1) !== true) return reading;
  return { ...reading, rules: others, label: "Most given first", rule: "The most given come first" };
}

/** "1985 top names", "top 10 of the 80s": those given most then, and no rank of today. */
export function mostGivenThen(reading: ParsedPhrase): ParsedPhrase {
  const { ranks, ...others } = reading.rules;
  if (reading.kind !== "popularity" || ranks?.every(({ from }) => from === 1) !== true) return reading;
  return { ...reading, rules: others, label: "" };
}

/** Of today as well: "popular in the 1920s and again now". */
export const NOWADAYS =
  /(?<!\p{L})(?:now|nowadays|today|still|again|current(?:ly)?|these days|back)(?!\p{L})/iu;

/** "Dad is Mexican, mom is Irish, a boy name for both": both are the parents. */
export function sexForBoth(text: string, reading: ParsedPhrase): ParsedPhrase {
  const [, sex] = /^(boy|girl)[^]*both$/i.exec(text.slice(reading.from, reading.to)) ?? [];
  if (sex === undefined || reading.rules.gender !== "unisex") return reading;
  const gender = sex.toLowerCase() === "boy" ? "boy" : "girl";
  return { ...reading, rules: { ...reading.rules, gender }, label: gender === "boy" ? "Boys" : "Girls" };
}
