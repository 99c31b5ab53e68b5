import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF, oneInOf, oneInWords } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { perMillion as inMillions, shareCurve } from "#domain/names/records/share-curve.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/** A name's curve among the babies of the sex it is mostly given to, year by year. */
export type YearCurve = {
  readonly id: NameId;
  readonly name: string;
  readonly of: "girls" | "boys";
  readonly firstYear: number;
  /** Births per million of that sex whose name is listed; 0 where fewer than five, or none. */
  readonly perMillion: readonly number[];
};

/** The curve that a name's page begins with, as it has it; null for a name without figures. All the rest of a page takes ten times as long. */
export function yearCurveOf(
  records: BirthRecords,
  { id, name, gender }: Pick<NameSummary, "id" | "name" | "gender">,
): YearCurve | null {
  const record = recordOf(records, id);
  const sex = mainSex(records, record, gender);
  if (records.total(record, sex) === 0) return null;
  return {
    id,
    name,
    of: BABIES_OF[sex],
    firstYear: records.firstYear,
    perMillion: inMillions(shareCurve(records, record, sex)),
  };
}

/** The first year of a curve's highest share. */
export function peakYear({ firstYear, perMillion }: YearCurve): number {
  return firstYear + perMillion.indexOf(Math.max(...perMillion));
}

/** What a curve says of a year: "1 in 377 girls, its peak"; what is unpublished is never none. */
export function yearInWords(curve: YearCurve, year: number, floor: number): string {
  const { of, firstYear, perMillion } = curve;
  const n = oneInOf(perMillion[year - firstYear] ?? 0, 1e6);
  const words = oneInWords(n === null ? null : { n, of, year }, floor);
  return n !== null && year === peakYear(curve) ? `${words}, its peak` : words;
}
