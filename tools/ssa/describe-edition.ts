import { ABOUT_US_RECORDS } from "#content/records/about-records.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { YearOfBirths } from "./read-year.ts";
import type { Source } from "./read-zip.ts";

/** data/ssa/edition.json: what the records are, for whoever wants to know without decoding them. */
export function describeEdition(source: Source, keptNames: readonly string[]) {
  const { absent: _absent, version: _version, ...about } = ABOUT_US_RECORDS;
  return {
    ...about,
    ...figuresOf(source),
    /** Names that an earlier edition listed and this one does not: kept, without births. */
    keptNames,
  };
}

export type EditionDescription = ReturnType<typeof describeEdition>;

/** What can be counted of any edition. */
export function figuresOf({ years, sha256 }: Source) {
  const lists = years.flatMap(({ F, M }) => [F, M]);
  const [firstYear = 0, lastYear = 0] = [years[0]?.year, years.at(-1)?.year];
  return {
    edition: lastYear,
    firstYear,
    lastYear,
    rows: sum(lists.map(({ names }) => names.length)),
    births: sum(lists.map(({ counts }) => sum(counts))),
    names: new Set(lists.flatMap(({ names }) => names)).size,
    sha256,
    listedBirths: { F: byYear(years, "F", countBirths), M: byYear(years, "M", countBirths) },
    listedNames: { F: byYear(years, "F", countNames), M: byYear(years, "M", countNames) },
  };
}

type Measure = (births: YearOfBirths, sex: Sex) => number;
const countBirths: Measure = (births, sex) => sum(births[sex].counts);
const countNames: Measure = (births, sex) => births[sex].names.length;

function byYear(years: readonly YearOfBirths[], sex: Sex, measure: Measure) {
  return Object.fromEntries(years.map((births) => [births.year, measure(births, sex)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
