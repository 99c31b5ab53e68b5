import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import type { YearRange, Whose } from "./compare-request.ts";

/** A name with the beginning asked for. */
export type StartName = {
  readonly id: NameId;
  /** As SSA spells it. */
  readonly name: string;
  /** Births of the span, of those who are counted. */
  readonly births: number;
  /** Per million listed babies of those counted, year by year; 0 where unpublished. */
  readonly perMillion: readonly number[];
};

/** All names with one beginning, as a stack: the largest by themselves, the others together. */
export type StartNames = {
  /** The most given of the span first. */
  readonly named: readonly StartName[];
  /** How many others, and their births per million together. */
  readonly others: number;
  readonly othersPerMillion: readonly number[];
  readonly births: number;
};

/** Names that have a band of their own. */
const NAMED = 12;

/** The names that start with letters (a–z, not empty) and were given in the span. */
export function startNames(
  records: BirthRecords,
  start: string,
  whose: Whose,
  { from, to }: YearRange,
): StartNames {
  const sexes = SEXES_OF[whose];
  const years = to - from + 1;
  const sums = new Float64Array(years);
  const found: { readonly record: number; readonly births: number }[] = [];
  for (let record = firstWith(records.names, start); hasStart(records.names, record, start); record++) {
    const births = addBirths(records, record, sexes, from, sums);
    if (births > 0) found.push({ record, births });
  }
  const listed = Array.from(sums, (_, year) =>
    sexes.reduce((all, sex) => all + records.listed(sex, from + year), 0),
  );
  const perMillion = (counts: ArrayLike<number>) =>
    listed.map((all, year) => (all === 0 ? 0 : Math.round(((counts[year] ?? 0) / all) * 1e7) / 10));
  const largest = found.toSorted((one, other) => other.births - one.births).slice(0, NAMED);
  const named = largest.map((each) => {
    const counts = new Float64Array(years);
    addBirths(records, each.record, sexes, from, counts);
    for (let year = 0; year < years; year++) sums[year] = (sums[year] ?? 0) - (counts[year] ?? 0);
    return {
      id: idOf(records, each.record),
      name: records.names[each.record] ?? "",
      births: each.births,
      perMillion: perMillion(counts),
    };
  });
  return {
    named,
    others: found.length - named.length,
    othersPerMillion: perMillion(sums),
    births: found.reduce((sum, each) => sum + each.births, 0),
  };
}

/** Adds a record's births of each year to the sums, and says how many they are. */
function addBirths(
  records: BirthRecords,
  record: number,
  sexes: readonly Sex[],
  from: number,
  sums: Float64Array,
): number {
  let births = 0;
  for (const sex of sexes) births += records.addBirths(record, sex, from, sums);
  return births;
}

/** Records stand in alphabetical order, one capital and then small letters. */
function firstWith(names: readonly string[], start: string): number {
  const wanted = ssaSpelling(start);
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasStart(names: readonly string[], record: number, start: string): boolean {
  return names[record]?.startsWith(ssaSpelling(start)) === true;
}
