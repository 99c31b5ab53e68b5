import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { isForecast } from "./is-forecast.ts";
import { type SizeClass, sizeOf } from "./size-class.ts";
import { expectedChange, HORIZONS, logShares } from "./trend.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** What would have been forecast of a name in a year, and what came. All changes are of the logarithm of the share. */
export type PastForecast = {
  readonly record: number;
  readonly sex: Sex;
  /** The last year that was known. */
  readonly origin: number;
  readonly births: number;
  readonly size: SizeClass;
  /** The size of the change from the year before to that one. */
  readonly step: number;
  /** By horizon, in their order. */
  readonly outcomes: readonly Outcome[];
};

/** What was expected, and what came: null where the records end before. */
type Outcome = { readonly expected: number; readonly came: number | null };

/** Names before are those of another time: cards were not yet given at birth, and fewer names were in use. */
export const FIRST_ORIGIN = 1995;

type Those = {
  /** Years in which the forecasts are made, both included. */
  readonly from?: number;
  readonly to?: number;
  /** Of which names; of all, where it is left out. */
  readonly only?: (record: number) => boolean;
};

/** Makes the forecasts of past years again, from 1995 to the last year of the records. About 2 s for all names. */
export function pastForecasts(
  records: BirthRecords,
  { from = FIRST_ORIGIN, to = records.lastYear, only = () => true }: Those = {},
): PastForecast[] {
  return recordNumbers(records).flatMap((record) =>
    only(record) ? SEXES.flatMap((sex) => ofName(records, record, sex, [from, to])) : [],
  );
}

function ofName(
  records: BirthRecords,
  record: number,
  sex: Sex,
  [from, to]: readonly [number, number],
): PastForecast[] {
  const { firstYear } = records;
  if (records.total(record, sex) < 5) return [];
  const counts = records.counts(record, sex);
  const ranks = records.ranks(record, sex);
  const made: PastForecast[] = [];
  let logs: Float64Array | undefined;
  for (let origin = from; origin <= to; origin++) {
    const place = origin - firstYear;
    const births = counts[place] ?? 0;
    if (!isForecast(births, ranks[place] ?? 0)) continue;
    logs ??= logShares(records, record, sex);
    made.push({ record, sex, origin, births, size: sizeOf(births), ...madeAt(logs, place) });
  }
  return made;
}

function madeAt(logs: Float64Array, place: number): Pick<PastForecast, "step" | "outcomes"> {
  const now = logs[place] ?? 0;
  return {
    step: Math.abs(now - (logs[place - 1] ?? now)),
    outcomes: HORIZONS.map((years) => {
      const then = logs[place + years];
      return {
        expected: expectedChange(logs, place, years),
        came: then === undefined ? null : then - now,
      };
    }),
  };
}
