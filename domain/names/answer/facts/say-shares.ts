import { formatCount } from "#domain/locale/numbers.ts";
import { BABIES_OF, birthShareOf, COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { percentWords } from "#domain/text/percent.ts";
import { listed } from "#domain/locale/lists.ts";
import { type FactSubject } from "./fact-subject.ts";
import { sayPopularity } from "./say-figures.ts";

const YEARS = 10;

/** Of those to whom it is given: all babies, for a name of both. */
export function sayShare(subject: FactSubject, year: number | null): string {
  const { summary, records, record } = subject;
  const when = year ?? records.lastYear;
  if (when < records.firstYear || when > records.lastYear) return sayPopularity(subject, when);
  const babies = COUNTED_FOR[summary.gender];
  const { births, listed: all } = birthShareOf(records, record, babies, when);
  if (births === 0) return sayPopularity(subject, when);
  return `${percentWords(births / all)} of the ${babies} of ${when} were named ${summary.name}: ${formatCount(births)}, or 1 in ${formatCount(Math.round(all / births))}.`;
}

/** Of ten years, each sex that had it. */
export function sayDecade(subject: FactSubject, decade: number): string {
  const { sources, summary, records, record, sexes } = subject;
  const years = Array.from({ length: YEARS }, (_, at) => decade + at).filter(
    (year) => year >= records.firstYear && year <= records.lastYear,
  );
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return sayPopularity(subject, decade);
  const parts = sexes.flatMap((sex) => {
    const shares = years.map((year) => birthShareOf(records, record, BABIES_OF[sex], year));
    const births = shares.reduce((sum, share) => sum + share.births, 0);
    const all = shares.reduce((sum, share) => sum + share.listed, 0);
    const ranks = years.map((year) => records.rankIn(record, sex, year)).filter((rank) => rank > 0);
    if (births === 0) return [];
    return `${formatCount(births)} ${BABIES_OF[sex]} (1 in ${formatCount(Math.round(all / births))}, best rank ${formatCount(Math.min(...ranks))})`;
  });
  if (parts.length === 0)
    return `From ${first} to ${last}, fewer than ${sources.texts.records.floor} babies a year were named ${summary.name}, or none.`;
  return `From ${first} to ${last}, ${listed(parts)} got the name ${summary.name}.`;
}
