import { lowPlace, peakPlace } from "./moments.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { peakDecade, shareCurve } from "./share-curve.ts";

/** The years that tell one curve from another. */
export type CurveMarks = { readonly peak: number; readonly low: number | null; readonly decade: number };

/** First and last year of the records: a curve that is highest there may have been, or may yet be, higher. */
export type Span = { readonly firstYear: number; readonly lastYear: number };

/** Marks so many years apart, or fewer, are worth comparing. */
const NEAR = 10;

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

export function curveMarks(records: BirthRecords, record: number, sex: Sex): CurveMarks {
  const shares = shareCurve(records, record, sex);
  const peak = peakPlace(shares);
  const low = lowPlace(shares, peak);
  return {
    peak: records.firstYear + peak,
    low: low === null ? null : records.firstYear + low,
    decade: peakDecade(shares, records.firstYear),
  };
}

/** What one curve has in common with another's, as a phrase; says only what the marks show. */
export function curveReason(
  marks: CurveMarks,
  like: { name: string; marks: CurveMarks },
  span: Span,
): string {
  const { name, marks: its } = like;
  if (near(marks.peak, its.peak)) {
    const open = [marks.peak, its.peak].some((year) => year === span.firstYear || year === span.lastYear);
    return open
      ? compare("Highest", "was", marks.peak, its.peak, name)
      : compare("Peaked", "did", marks.peak, its.peak, name);
  }
  if (marks.low !== null && its.low !== null && near(marks.low, its.low)) {
    return compare("At its low", "was", marks.low, its.low, name);
  }
  if (marks.decade === its.decade) return `Most given in the ${marks.decade}s, as ${name} was`;
  return `Much the same curve as ${name}`;
}

function near(year: number, other: number): boolean {
  return Math.abs(year - other) <= NEAR;
}

/** "Peaked in 1897, as Hazel did"; "Peaked in 1891, six years before Hazel". */
function compare(verb: string, auxiliary: string, year: number, other: number, name: string): string {
  const years = Math.abs(year - other);
  if (years === 0) return `${verb} in ${year}, as ${name} ${auxiliary}`;
  const distance = `${NUMBERS[years] ?? years} ${years === 1 ? "year" : "years"}`;
  return `${verb} in ${year}, ${distance} ${year < other ? "before" : "after"} ${name}`;
}
