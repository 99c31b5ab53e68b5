import { likelyAge } from "#domain/compare/likely-age.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { DecadeShare } from "#domain/names/page/name-page.ts";
import { decadeShares, recentGirlShare } from "#domain/names/records/decade-shares.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { syllablesOfSpelling } from "#domain/names/sound/syllables-of-spelling.ts";
import { percentWords } from "#domain/text/percent.ts";
import { bornEver, type FactSubject } from "./fact-subject.ts";

/** How sure a meaning is said, by what scholarship makes of it. */
const MEANS = {
  settled: (name: string, gloss: string) => `${name} means “${gloss}”`,
  likely: (name: string, gloss: string) => `${name} likely means “${gloss}”`,
  disputed: (name: string, gloss: string) => `The meaning of ${name} is disputed: “${gloss}”`,
  unknown: (name: string, gloss: string) => `No one knows for sure what ${name} means: ${gloss}`,
} as const;

/** A name with what its entry says of where it is from; the rest of an entry is not looked at. */
type Told = {
  readonly summary: Pick<NameSummary, "name">;
  readonly entry: Pick<CuratedName, "certainty" | "meaning" | "origin" | "alsoFrom"> | undefined;
};

export function sayMeaning({ summary, entry }: Told): string {
  const { name } = summary;
  if (entry === undefined) return `We haven’t found a reliable meaning of ${name} yet.`;
  const means = MEANS[entry.certainty](name, entry.meaning);
  return entry.origin === "Unknown" ? `${means}.` : `${means} (${originsOf(entry)}).`;
}

export function sayOrigin({ summary, entry }: Told): string {
  const { name } = summary;
  if (entry === undefined || entry.origin === "Unknown")
    return `We haven’t found a reliable origin of ${name} yet.`;
  return `The origin of ${name} is ${originsOf(entry)}: “${entry.meaning}”.`;
}

function originsOf({ origin, alsoFrom = [] }: NonNullable<Told["entry"]>): string {
  return [origin, ...alsoFrom].join(", also ");
}

export function sayHowSaid({ summary, entry }: FactSubject): string {
  const { name } = summary;
  if (entry === undefined) return `We haven’t found a reliable pronunciation of ${name} yet.`;
  return `${name} is pronounced ${entry.say}, in IPA /${entry.ipa}/.`;
}

export function saySyllables({ summary, entry }: FactSubject): string {
  const { name, id } = summary;
  if (entry !== undefined) return `${name} has ${counted(entry.syllables, "syllable")}: ${entry.say}.`;
  return `${name} seems to have ${counted(syllablesOfSpelling(id), "syllable")}, going by its spelling.`;
}

export function sayLetters({ summary: { name, id } }: Pick<FactSubject, "summary">): string {
  return `${name} has ${counted(id.length, "letter")}.`;
}

/** What a sex of use is in a sentence. */
export const USED_FOR = {
  girl: "is used as a girl’s name",
  boy: "is used as a boy’s name",
  unisex: "is given to both girls and boys",
} as const;

/** Of its use: never what a name "is". */
export function saySex({ records, record, summary }: FactSubject): string {
  const { name, gender } = summary;
  const girls = recentGirlShare(records, record);
  if (girls === null) return `${name} ${USED_FOR[gender]}; it has rarely been given in the last ten years.`;
  const since = records.lastYear - 9;
  const [part, babies] = girls >= 0.5 ? [girls, "girls"] : [1 - girls, "boys"];
  const now = `${name} ${USED_FOR[gender]}: ${percentWords(part)} of the babies named ${name} since ${since} are ${babies}.`;
  const then = onceOfOther(decadeShares(records, record), girls >= 0.5);
  return then === undefined ? now : `${now} That wasn’t always so: ${then}.`;
}

/** So many of a decade tell who had a name then. */
const TELLING = 500;

/** The decade in which most of a name's babies were of the other sex than now, if there was one: that with the most of them. */
function onceOfOther(decades: readonly DecadeShare[], isOfGirls: boolean): string | undefined {
  const [most] = decades
    .filter(({ girls, births }) => births >= TELLING && girls >= 0.5 !== isOfGirls)
    .toSorted((one, other) => other.births - one.births);
  if (most === undefined) return undefined;
  const [part, babies] = isOfGirls ? [1 - most.girls, "boys"] : [most.girls, "girls"];
  return `in the ${most.decade}s, ${percentWords(part)} were ${babies}`;
}

export function sayAge({ sources, records, record, summary }: FactSubject): string {
  const { name, gender } = summary;
  const age = likelyAge(records, record, sources.lifeTables?.(), records.lastYear, COUNTED_FOR[gender]);
  if (age === null) return `The US records don’t list anyone named ${name}, so we can’t tell an age.`;
  const [from, to] = age.half;
  const years = age.median === 0 ? "under 1" : formatCount(age.median);
  return `The median age of people named ${name} is ${years}: half were born from ${from} to ${to}, the middle one in ${age.born}.`;
}

export function sayReal(subject: FactSubject): string {
  const { sources, summary, records, record } = subject;
  const { short, list, floor } = sources.texts.records;
  const { name } = summary;
  const ever = bornEver(subject);
  if (ever === 0)
    return `${name} is in our collection, but not on the ${list}: fewer than ${floor} babies got the name in every year since ${records.firstYear}, or none.`;
  const now = records.latest(record, "F") + records.latest(record, "M");
  const lately = now === 0 ? "" : `, ${formatCount(now)} of them in ${records.lastYear}`;
  return `Yes: ${formatCount(ever)} babies in the ${short} were named ${name} since ${records.firstYear}${lately}.`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
