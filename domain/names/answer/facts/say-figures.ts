import type { Sex } from "#domain/names/records/records.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { chanceOfAnother, movementOf } from "#domain/names/records/commonness.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { BABIES_OF, birthShareOf, COUNTED_FOR, oneInText } from "#domain/names/records/one-in.ts";
import { sexFigures } from "#domain/names/records/sex-figures.ts";
import { bandOf } from "#domain/names/entry/name-traits.ts";
import { listed } from "#domain/locale/lists.ts";
import { percentWords } from "#domain/text/percent.ts";
import { bornEver, type FactSubject, momentsOf } from "./fact-subject.ts";

/** What the bands of frequency are called in a sentence. */
const BAND_WORDS = {
  common: "a common name",
  familiar: "a familiar name",
  uncommon: "an uncommon name",
  rare: "a rare name",
  unpublished: "a rare name",
} as const;

export function sayPopularity(subject: FactSubject, year: number | null): string {
  const { summary, records } = subject;
  const { name, oneIn } = summary;
  if (year !== null && year !== records.lastYear) return sayPastYear(subject, year);
  if (oneIn === null) return sayUnlisted(subject);
  const ranks = momentsOf(subject, oneIn.year).map(
    ({ rank, babies }) => `rank ${formatCount(rank)} among ${babies}`,
  );
  return `${name} is ${BAND_WORDS[bandOf(oneIn)]}: ${oneInText(oneIn)} in ${oneIn.year}, ${listed(ranks)}.`;
}

export function sayRank(subject: FactSubject, year: number | null): string {
  const { summary, records } = subject;
  const moments = momentsOf(subject, year ?? records.lastYear);
  if (moments.length === 0) return year === null ? sayUnlisted(subject) : sayPastYear(subject, year);
  const ranks = moments.map(
    ({ rank, babies, births }) => `${formatCount(rank)} among ${babies} (${formatCount(births)} births)`,
  );
  const verb = (year ?? records.lastYear) === records.lastYear ? "is" : "was";
  return `${summary.name} ${verb} rank ${listed(ranks)} in ${year ?? records.lastYear}.`;
}

/** "Is it in the top 100?" */
export function sayTop(subject: FactSubject, top: number, year: number | null): string {
  const { summary, records } = subject;
  const when = year ?? records.lastYear;
  const [best] = momentsOf(subject, when).toSorted((one, other) => one.rank - other.rank);
  if (best === undefined) return `No: ${sayPastYear(subject, when)}`;
  const verb = when === records.lastYear ? "is" : "was";
  return `${best.rank <= top ? "Yes" : "No"}: ${summary.name} ${verb} rank ${formatCount(best.rank)} among ${best.babies} in ${when}.`;
}

/** Babies of both sexes: who asks how many does not ask whose. */
/** Of one sex, where it is asked for: "how many boys are named Sue". */
export function sayBirths(subject: FactSubject, year: number | null, asked: Sex | null = null): string {
  const { summary, records, record } = subject;
  const when = year ?? records.lastYear;
  if (asked !== null) return sayBirthsOf(subject, when, asked);
  const counts = SEXES.flatMap((sex) => {
    const births = records.countIn(record, sex, when);
    return births === 0 ? [] : { births, words: `${formatCount(births)} ${BABIES_OF[sex]}` };
  });
  if (counts.length === 0) return sayPastYear(subject, when);
  const words = counts.toSorted((one, other) => other.births - one.births).map((each) => each.words);
  const since = `${formatCount(bornEver(subject))} babies since ${records.firstYear}`;
  return `${listed(words)} were named ${summary.name} in ${when}; ${since}.`;
}

function sayBirthsOf({ sources, summary, records, record }: FactSubject, year: number, sex: Sex): string {
  const births = records.countIn(record, sex, year);
  const babies = BABIES_OF[sex];
  const count =
    births === 0
      ? `Fewer than ${sources.texts.records.floor} ${babies}, or none,`
      : `${formatCount(births)} ${babies}`;
  return `${count} were named ${summary.name} in ${year}; ${formatCount(records.total(record, sex))} ${babies} since ${records.firstYear}.`;
}

export function sayTrend({ sources, records, record, summary }: FactSubject): string {
  const { direction, percent, since } = movementOf(records, record, summary.gender);
  const { name, gender } = summary;
  const babies = COUNTED_FOR[gender];
  if (direction === "unpublished" || percent === null)
    return `Fewer than ${sources.texts.records.floor} ${babies} were named ${name} in ${since} or in ${records.lastYear}, or none, so there’s nothing to compare.`;
  const change = `${Math.abs(percent).toFixed(1)}%`;
  const moved = percent < 0 ? `fell by ${change}` : `rose by ${change}`;
  const is = direction === "steady" ? "is about steady" : `is ${direction}`;
  return `${name} ${is}: its share of ${babies} ${moved} from ${since} to ${records.lastYear}.`;
}

export function sayChance({ records, record, summary }: FactSubject): string {
  const { births, listed: all } = birthShareOf(records, record, "babies", records.lastYear);
  const chance = chanceOfAnother(births / all);
  const words = births === 0 ? "well under 0.1%" : percentWords(chance);
  return `The chance that another child in a class of 25 is named ${summary.name} is ${words}, based on births in ${records.lastYear}.`;
}

export function sayPeak(subject: FactSubject): string {
  const { records, record, sexes, summary } = subject;
  const peaks = sexes.flatMap((sex) => {
    const peak = sexFigures(records, record, sex)?.peak;
    return peak === undefined
      ? []
      : `in ${peak.year}, when 1 in ${formatCount(peak.oneIn)} ${BABIES_OF[sex]} got the name (rank ${formatCount(peak.rank)})`;
  });
  if (peaks.length === 0) return sayUnlisted(subject);
  return `${summary.name} was most popular ${peaks.join(", and ")}.`;
}

/** The years in which it was the first of its sex: "number 1 in 1991 and 1992". */
export function sayFirstRank(subject: FactSubject): string {
  const { summary, records, record, sexes } = subject;
  const firsts = sexes.flatMap((sex) => {
    const births = records.counts(record, sex);
    const years = Array.from(births, (_, place) => records.firstYear + place).filter(
      (year, place) => (births[place] ?? 0) > 0 && records.rankIn(record, sex, year) === 1,
    );
    return years.length === 0 ? [] : `among ${BABIES_OF[sex]} in ${listed(spansOfYears(years))}`;
  });
  if (firsts.length === 0) return `${summary.name} was never number 1. ${sayPeak(subject)}`;
  return `${summary.name} was number 1 ${listed(firsts)}.`;
}

/** "1991 to 1995", "2003". */
function spansOfYears(years: readonly number[]): readonly string[] {
  const starts = years.filter((year) => !years.includes(year - 1));
  const ends = years.filter((year) => !years.includes(year + 1));
  return starts.map((start, place) => {
    const end = ends[place] ?? start;
    return end === start ? String(start) : `${start} to ${end}`;
  });
}

/** Of what people think of a name, no record tells. */
export function sayTaste(subject: FactSubject): string {
  return `Birth records don’t say what people think of ${subject.summary.name}. ${sayPopularity(subject, null)} ${bornEver(subject) > 0 ? sayPeak(subject) : ""}`.trim();
}

export function sayFirst(subject: FactSubject): string {
  const { sources, records, record, summary } = subject;
  const years = SEXES.flatMap((sex) => {
    const place = records.counts(record, sex).findIndex((births) => births > 0);
    return place === -1 ? [] : records.firstYear + place;
  });
  if (years.length === 0) return sayUnlisted(subject);
  const first = Math.min(...years);
  if (first === records.firstYear)
    return `${summary.name} is in the ${sources.texts.records.births} from their first year, ${first}; it may be much older.`;
  return `${summary.name} first appears in the ${sources.texts.records.births} in ${first}; it may be older elsewhere.`;
}

export function sayVersus(one: FactSubject, other: FactSubject): string {
  const [first, second] = [one, other].map((subject) => ({
    name: subject.summary.name,
    ...shareNow(subject),
  }));
  if (first === undefined || second === undefined) return "";
  const [more, less] = second.share > first.share ? [second, first] : [first, second];
  if (more.share === less.share) return `${more.name} and ${less.name} are about as common: ${more.words}.`;
  return `${more.name} is more common than ${less.name}: ${more.words} against ${less.words} in ${one.records.lastYear}.`;
}

/** Its share of those whom its 1 in N counts. */
function shareNow({ sources, records, record, summary }: FactSubject) {
  const { births, listed: all } = birthShareOf(
    records,
    record,
    COUNTED_FOR[summary.gender],
    records.lastYear,
  );
  const { oneIn } = summary;
  return {
    share: births / all,
    words:
      oneIn === null
        ? `fewer than ${sources.texts.records.floor} ${COUNTED_FOR[summary.gender]}, or none,`
        : oneInText(oneIn),
  };
}

function sayPastYear(subject: FactSubject, year: number): string {
  const { sources, summary, records } = subject;
  const { name } = summary;
  if (year < records.firstYear || year > records.lastYear)
    return `The ${sources.texts.records.births} run from ${records.firstYear} to ${records.lastYear}: they say nothing about ${name} in ${year}.`;
  const moments = momentsOf(subject, year).map(
    ({ oneIn, babies, rank }) => `1 in ${formatCount(oneIn)} ${babies} (rank ${formatCount(rank)})`,
  );
  if (moments.length > 0) return `In ${year}, ${listed(moments)} got the name ${name}.`;
  return `Fewer than ${sources.texts.records.floor} babies were named ${name} in ${year}, or none: the records don’t say which.`;
}

function sayUnlisted(subject: FactSubject): string {
  const { sources, summary, records } = subject;
  if (bornEver(subject) > 0) return sayPastYear(subject, records.lastYear);
  return `${summary.name} isn’t on the ${sources.texts.records.list}: fewer than ${sources.texts.records.floor} babies got the name in every year since ${records.firstYear}, or none.`;
}
