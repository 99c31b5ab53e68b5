import type { Sex } from "#domain/names/records/records.ts";
import type { YearOfBirths } from "./read-year.ts";
import type { Source } from "./read-zip.ts";

/** data/ssa/edition.json: what the records are, for whoever wants to know without decoding them. */
export function describeEdition({ years, sha256 }: Source, keptNames: readonly string[]) {
  const lists = years.flatMap(({ F, M }) => [F, M]);
  return {
    source: "US Social Security Administration, national data on the relative frequency of given names",
    credit: "Source: US Social Security Administration",
    licence: "public domain (work of the US federal government)",
    edition: years.at(-1)?.year,
    firstYear: years[0]?.year,
    lastYear: years.at(-1)?.year,
    rows: sum(lists.map(({ names }) => names.length)),
    births: sum(lists.map(({ counts }) => sum(counts))),
    names: new Set(lists.flatMap(({ names }) => names)).size,
    /** Names that an earlier edition listed and this one does not: kept, without births. */
    keptNames,
    sha256,
    listedBirths: { F: byYear(years, "F", countBirths), M: byYear(years, "M", countBirths) },
    listedNames: { F: byYear(years, "F", countNames), M: byYear(years, "M", countNames) },
  };
}

export type EditionDescription = ReturnType<typeof describeEdition>;

type Measure = (births: YearOfBirths, sex: Sex) => number;
const countBirths: Measure = (births, sex) => sum(births[sex].counts);
const countNames: Measure = (births, sex) => births[sex].names.length;

function byYear(years: readonly YearOfBirths[], sex: Sex, measure: Measure) {
  return Object.fromEntries(years.map((births) => [births.year, measure(births, sex)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
