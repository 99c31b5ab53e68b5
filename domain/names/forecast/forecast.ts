import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { twoFigures } from "#domain/two-figures.ts";
import { isForecast } from "./is-forecast.ts";
import type { ForecastRules } from "./learn.ts";
import { sizeOf } from "./size-class.ts";
import { expectedChange, HORIZONS, logShares } from "./trend.ts";

/** Where a name will likely be in a year: four in five of such forecasts held in past years. Both ends as N of "1 in N". */
export type ForecastRange = {
  readonly year: number;
  /** The more common end, and the rarer one, with two digits that count. */
  readonly common: number;
  readonly rare: number;
};

/** Of one sex: the ranges ahead, the nearest year first, or that its last step was too large to draw on. */
export type Forecast =
  | { readonly kind: "ranges"; readonly ranges: readonly ForecastRange[] }
  | { readonly kind: "jumpy" };

/** The forecast made in a year, by default the last one; null for a name with too few births, and for one on no record. */
export function forecastOf(
  records: BirthRecords,
  record: number,
  sex: Sex,
  rules: ForecastRules,
  origin: number = records.lastYear,
): Forecast | null {
  const births = records.countIn(record, sex, origin);
  if (!isForecast(births, records.rankIn(record, sex, origin))) return null;
  const logs = logShares(records, record, sex);
  const place = origin - records.firstYear;
  const now = logs[place] ?? 0;
  const { jump, bands } = rules[sizeOf(births)];
  if (Math.abs(now - (logs[place - 1] ?? now)) > jump) return { kind: "jumpy" };
  const ranges = HORIZONS.map((years, at) => {
    const [low, high] = bands[at] ?? [0, 0];
    const expected = now + expectedChange(logs, place, years);
    return {
      year: origin + years,
      common: twoFigures(Math.exp(-expected - high)),
      rare: twoFigures(Math.exp(-expected - low)),
    };
  });
  return { kind: "ranges", ranges };
}
