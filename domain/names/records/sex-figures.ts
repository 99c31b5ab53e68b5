import { lowPlace, momentOf, peakPlace } from "./moments.ts";
import type { SexFigures } from "#domain/names/page/name-page.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { peakDecade, perMillion, shareCurve } from "./share-curve.ts";

/** All a page shows of one sex; null when SSA has never published the name for it. */
export function sexFigures(records: BirthRecords, record: number, sex: Sex): SexFigures | null {
  const { firstYear, lastYear } = records;
  const shares = shareCurve(records, record, sex);
  const peakAt = peakPlace(shares);
  const peak = momentOf(records, record, sex, firstYear + peakAt);
  if (peak === null) return null;

  const lowAt = lowPlace(shares, peakAt);
  return {
    births: Array.from(records.counts(record, sex)),
    perMillion: perMillion(shares),
    rank: Array.from(shares, (_, place) => records.rankIn(record, sex, firstYear + place)),
    total: records.total(record, sex),
    peak,
    low: lowAt === null ? null : momentOf(records, record, sex, firstYear + lowAt),
    latest: momentOf(records, record, sex, lastYear),
    peakDecade: peakDecade(shares, firstYear),
  };
}
