import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import type { RecordNames } from "#domain/names/records/record-names.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { idOf, ssaSpelling, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { TimeRequest } from "./time-request.ts";

/** A name with a band of its own. */
type TimeBand = {
  readonly id: NameId;
  /** As SSA spells it. */
  readonly name: string;
  /** To whom it is given now (sex-of-use.ts). */
  readonly gender: Gender;
  /** Births of each year, of those who are counted; 0 means fewer than five of a sex, or none. */
  readonly births: readonly number[];
};

/**
 * Every listed birth of the names that were asked for: those with most births by themselves, the others together. Year by
 * year, the bands and the rest add up to all births of these names; with every name asked for, to all listed births.
 */
export type TimeBands = {
  readonly firstYear: number;
  readonly lastYear: number;
  /** At most MOST_BANDS, the earliest first: by the year in which half of all its births have been. */
  readonly bands: readonly TimeBand[];
  readonly rest: { readonly names: number; readonly births: readonly number[] };
  /** Births listed for all names of those who are counted. */
  readonly listed: readonly number[];
};

/** More could not be told apart on a phone. */
const MOST_BANDS = 40;

/**
 * The bands of a request. `ofOrigin` holds the record numbers of the request's origin, and is only looked at where the request
 * has one.
 */
export function timeBands(
  records: BirthRecords,
  request: TimeRequest,
  ofOrigin: readonly number[],
): TimeBands {
  const { firstYear, lastYear } = records;
  const sexes = SEXES_OF[request.whose];
  const years = lastYear - firstYear + 1;
  const listed = Array.from({ length: years }, (_, year) =>
    sexes.reduce((sum, sex) => sum + records.listed(sex, firstYear + year), 0),
  );
  const isAll = request.start === "" && request.end === "" && request.origin === null;
  // Of all names together the births are known: two million cells need not be added.
  const rest = isAll ? Float64Array.from(listed) : new Float64Array(years);
  let names = 0;
  const largest: Candidate[] = [];
  const consider = (record: number) => {
    if (request.end !== "" && !hasEnd(records.names.at(record), request.end)) return;
    const births = sexes.reduce((sum, sex) => sum + records.total(record, sex), 0);
    if (births === 0) return;
    names += 1;
    if (!isAll) addBirths(records, record, sexes, rest);
    keepLargest(largest, { record, births });
  };
  const { from, to } = withStart(records.names, request.start);
  if (request.origin === null) for (let record = from; record < to; record += 1) consider(record);
  else for (const record of ofOrigin) if (record >= from && record < to) consider(record);

  const bands = largest.map(({ record, births }) => {
    const counts = new Float64Array(years);
    addBirths(records, record, sexes, counts);
    for (let year = 0; year < years; year += 1) rest[year] = (rest[year] ?? 0) - (counts[year] ?? 0);
    const gender = recordedSexOfUse(records, record);
    const name = writtenName(records, record);
    const band = { id: idOf(records, record), name, gender, births: Array.from(counts) };
    return { middle: middleOf(counts, births), band };
  });
  return {
    firstYear,
    lastYear,
    bands: bands.toSorted((one, other) => one.middle - other.middle).map(({ band }) => band),
    rest: { names: names - bands.length, births: Array.from(rest) },
    listed,
  };
}

type Candidate = { readonly record: number; readonly births: number };

/** Keeps the list at MOST_BANDS, the most births first; of equal ones the first in the alphabet. */
function keepLargest(largest: Candidate[], candidate: Candidate): void {
  if (largest.length === MOST_BANDS && candidate.births <= (largest.at(-1)?.births ?? 0)) return;
  const place = largest.findIndex(({ births }) => births < candidate.births);
  largest.splice(place < 0 ? largest.length : place, 0, candidate);
  if (largest.length > MOST_BANDS) largest.pop();
}

/** A name can be its own ending: "An" ends with "an". */
function hasEnd(name: string, end: string): boolean {
  return name.endsWith(end) || (name.length === end.length && name.toLowerCase() === end);
}

/** Adds a record's births of each year to the sums. */
function addBirths(records: BirthRecords, record: number, sexes: readonly Sex[], sums: Float64Array): void {
  for (const sex of sexes) records.addBirths(record, sex, records.firstYear, sums);
}

/** The year, counted from the first, until which half of the births have been; with the part of it that was needed. */
function middleOf(counts: Float64Array, births: number): number {
  let before = 0;
  for (const [year, count] of counts.entries()) {
    if (before + count >= births / 2) return year + (births / 2 - before) / count;
    before += count;
  }
  return counts.length;
}

/** The records whose names start with the letters: they are in alphabetical order, one capital and then small letters. */
function withStart(names: RecordNames, start: string): { readonly from: number; readonly to: number } {
  if (start === "") return { from: 0, to: names.length };
  const spelled = ssaSpelling(start);
  // "~" comes after every letter.
  return { from: names.firstFrom(spelled), to: names.firstFrom(`${spelled}~`) };
}
