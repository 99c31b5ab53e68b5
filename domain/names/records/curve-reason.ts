import { NUMBER_WORDS } from "#domain/text/number-words.ts";
import { lowPlace, peakPlace } from "./moments.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { peakDecade, shareCurve } from "./share-curve.ts";

/** The years that tell one curve from another: of the highest share, of the lowest of all, and the highest decade. */
export type CurveMarks = { readonly peak: number; readonly low: number | null; readonly decade: number };

/** First and last year of the records: a curve that is highest there may have been, or may yet be, higher. */
type ListedYears = { readonly firstYear: number; readonly lastYear: number };

/** Marks so many years apart, or fewer, are worth comparing. */
const NEAR = 10;

/** "No years apart", "one year"; figures from eleven on. */
const NUMBERS: readonly string[] = ["no", ...NUMBER_WORDS.slice(1, 11)];

export function curveMarks(records: BirthRecords, record: number, sex: Sex): CurveMarks {
  const shares = shareCurve(records, record, sex);
  const peak = peakPlace(shares);
  const low = lowestPlace(shares, peak);
  return {
    peak: records.firstYear + peak,
    low: low === null ? null : records.firstYear + low,
    decade: peakDecade(shares, records.firstYear),
  };
}

/**
 * What one curve has in common with another's, as a phrase; says only what the marks show, and null when they show nothing.
 * Both curves are of the same sex, which is named where it may be taken for the other: "Peaked in 2019 among girls, as Olivia did".
 */
export function curveReason(
  marks: CurveMarks,
  like: { readonly name: string; readonly marks: CurveMarks },
  span: ListedYears,
  among: "girls" | "boys" | null,
): string | null {
  const { name, marks: its } = like;
  const where = among === null ? "" : ` among ${among}`;
  if (near(marks.peak, its.peak)) {
    const open = [marks.peak, its.peak].some((year) => year === span.firstYear || year === span.lastYear);
    return open
      ? `Highest in ${marks.peak}${where}, ${compare("was", marks.peak, its.peak, name)}`
      : `Peaked in ${marks.peak}${where}, ${compare("did", marks.peak, its.peak, name)}`;
  }
  if (marks.low !== null && its.low !== null && near(marks.low, its.low)) {
    return `At its low in ${marks.low}${where}, ${compare("was", marks.low, its.low, name)}`;
  }
  if (marks.decade !== its.decade) return null;
  const decade = marks.decade + 9 > span.lastYear ? `${marks.decade}s so far` : `${marks.decade}s`;
  return `Highest decade${where}: the ${decade}, as for ${name}`;
}

/** The low after the peak, unless the name was rarer still, or unpublished, in a year before: then it is not "its low". */
function lowestPlace(shares: Float64Array, peak: number): number | null {
  const low = lowPlace(shares, peak);
  return low !== null && shares.every((share) => share >= (shares[low] ?? 0)) ? low : null;
}

function near(year: number, other: number): boolean {
  return Math.abs(year - other) <= NEAR;
}

/** "as Hazel did"; "six years before Hazel". */
function compare(auxiliary: string, year: number, other: number, name: string): string {
  const years = Math.abs(year - other);
  if (years === 0) return `as ${name} ${auxiliary}`;
  const distance = `${NUMBERS[years] ?? years} ${years === 1 ? "year" : "years"}`;
  return `${distance} ${year < other ? "before" : "after"} ${name}`;
}
