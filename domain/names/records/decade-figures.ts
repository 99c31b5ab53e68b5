import type { BirthRecords } from "./records.ts";
import { shareCurve } from "./share-curve.ts";

const DECADE = 10;

/**
 * Shares of the decades, girls and boys together, as figures 0–9 of the highest; "" for a name too rare to have a time.
 * Where 9 is to say which decade was the highest, no other has one.
 */
export function decadeFigures(
  records: BirthRecords,
  record: number,
  leastBirths: number,
  isPeakAlone = false,
): string {
  if (records.total(record, "F") + records.total(record, "M") < leastBirths) return "";
  const [girls, boys] = [shareCurve(records, record, "F"), shareCurve(records, record, "M")];
  const means: number[] = [];
  for (let from = 0; from < girls.length; from += DECADE) {
    const years = Math.min(DECADE, girls.length - from);
    let sum = 0;
    for (let at = from; at < from + years; at++) sum += (girls[at] ?? 0) + (boys[at] ?? 0);
    means.push(sum / years);
  }
  const highest = Math.max(...means);
  const most = (mean: number) => (isPeakAlone && mean < highest ? 8 : 9);
  return means.map((mean) => Math.min(most(mean), Math.round((9 * mean) / highest))).join("");
}
