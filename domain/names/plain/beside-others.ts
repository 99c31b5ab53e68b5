import type { Leftover } from "./leftovers.ts";
import type { ParsedPhrase } from "./parse-phrase.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { isAsking, isTaste } from "./small-words.ts";

/** What of some readings means something else beside the others. */

/** What a season of birth, a taste and "not weird" ask beside the other wishes. */
export function besideOthers(text: string, readings: readonly ParsedPhrase[]): readonly ParsedPhrase[] {
  return knownBeside(tasteFirst(text, seasonOfBirth(text, readings)));
}

/** Ranks are of one sex: "top 10 unisex names" are those given most. */
export function mostGivenFirst(reading: ParsedPhrase): ParsedPhrase {
  const { ranks, ...others } = reading.rules;
  if (ranks?.some(({ from }) => from === 1) !== true) return reading;
  return { ...reading, rules: others, label: "Most given first", rule: "The most given come first" };
}

/** "1985 top names", "top 10 of the 80s": those given most then, and no rank of today. */
export function mostGivenThen(reading: ParsedPhrase): ParsedPhrase {
  const { ranks, ...others } = reading.rules;
  if (reading.kind !== "popularity" || ranks?.every(({ from, to }) => from === 1 || from === to) !== true)
    return reading;
  return { ...reading, rules: others, label: "" };
}

const OF_A_PARENT =
  /(?:wife|mom|mum|mother|girlfriend|fianc[eé]e?|partner|she|he|i|husband|dad)(?:[’']?s|[’']m|m)?(?: (?:is|am|was))?(?: (?:an?|half|part))*\s+$/iu;

/** "My wife is Filipina": of her, and not of the names. */
export function withoutParentsSex(text: string, reading: ParsedPhrase): ParsedPhrase {
  const { gender, ...others } = reading.rules;
  if (reading.kind !== "origin" || gender === undefined || !OF_A_PARENT.test(text.slice(0, reading.from)))
    return reading;
  return { ...reading, rules: others };
}

const KNOWN_HERE = { births: [{ from: 100, to: Infinity }] };

/** "Not weird" is rare but known only where something rare is asked for; else it is what people here have met. */
function knownBeside(readings: readonly ParsedPhrase[]): readonly ParsedPhrase[] {
  const isKnown = ({ label, rules }: ParsedPhrase) => label === "Known" && rules.pasts?.join() === "known";
  const asksHowOften = (reading: ParsedPhrase) => reading.kind === "popularity" && reading.prefers !== true;
  if (readings.some((reading) => asksHowOften(reading) && !isKnown(reading))) return readings;
  return readings.map((reading) =>
    isKnown(reading)
      ? { ...reading, rules: KNOWN_HERE, rule: "Given to 100 US babies or more last year" }
      : reading,
  );
}

/** "An Irish name, due in October": of the Irish ones those of autumn come first, and no other is left out. */
function seasonOfBirth(text: string, readings: readonly ParsedPhrase[]): readonly ParsedPhrase[] {
  const isSeason = ({ kind, from, to }: ParsedPhrase) =>
    kind === "theme" && OF_BIRTH.test(text.slice(from, to + BABY));
  const isOther = ({ kind }: ParsedPhrase) => kind !== "sex" && kind !== "theme";
  if (!readings.some(isOther)) return readings;
  return readings.map((reading) => (isSeason(reading) ? preferred(reading) : reading));
}

/** "Cool irish names": what parents call them matters, and takes none of those away that are all else that is asked for. */
function tasteFirst(text: string, readings: readonly ParsedPhrase[]): readonly ParsedPhrase[] {
  const isTastes = ({ kind, apart, from, to }: ParsedPhrase) =>
    kind === "style"
      ? apart === true
      : kind === "theme" &&
        text
          .slice(from, to)
          .split(/\s+/)
          .some((word) => isTaste(word) && !isAsking(word));
  const isOther = (reading: ParsedPhrase) =>
    reading.kind !== "sex" && reading.label !== "" && !isTastes(reading);
  return readings.some(isOther)
    ? readings.map((reading) => (isTastes(reading) ? preferred(reading) : reading))
    : readings;
}

/** The same rule, which puts names first and leaves none out. */
function preferred(reading: ParsedPhrase): ParsedPhrase {
  const { label, rule = label } = reading;
  return {
    ...reading,
    prefers: true,
    label: `${label} first`,
    rule: `${rule.replace(/(?<![.!?])$/, ".")} Others come after them`,
  };
}

/** Tastes as they are asked beside other wishes than a sex: they put names first. */
export function tastesBeside(
  leftovers: readonly Leftover[],
  parts: readonly Pick<Chip, "kind">[],
): readonly Leftover[] {
  if (parts.every(({ kind }) => kind === "sex")) return leftovers;
  return leftovers.map((each) =>
    each.isTaste === true && each.asks ? { ...each, asks: preferred(each.asks) } : each,
  );
}

/** "Names for a December" is read alone: the baby stands behind it. */
const BABY = 9;
const OF_BIRTH =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)[ -](?:bab|born|birthday|due)|(?:born|due|arriving) in /i;

/** Of letters that must all be in a name, the first: a rule is met by any of its values. */
export function firstOfEach(reading: ParsedPhrase): ParsedPhrase {
  const { each, apart, rules } = reading;
  if (apart === true) return { ...reading, rules: {} };
  return each === undefined
    ? reading
    : { ...reading, rules: { contains: rules.contains?.slice(0, 1) ?? [] } };
}

/** And each of the others, which is met as well, as is what stands apart from others of its rule. */
export function othersOfEach({
  each,
  apart,
  prefers,
  rules,
}: ParsedPhrase): readonly Pick<ParsedPhrase, "rules">[] {
  if (apart === true) return prefers === true ? [] : [{ rules }];
  return each === undefined
    ? []
    : (rules.contains ?? []).slice(1).map((one) => ({ rules: { contains: [one] } }));
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

/** What belongs to another wish has no chip of its own ("popular" of "popular girl names in 1985"), nor what is said twice. */
export function isToldOnce({ label, kind }: ParsedPhrase, at: number, all: readonly ParsedPhrase[]): boolean {
  return label !== "" && (kind === "meaning" || all.findIndex((other) => other.label === label) === at);
}
