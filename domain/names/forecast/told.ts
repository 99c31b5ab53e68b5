import { oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { type Forecast, forecastOf, type ForecastRange } from "./forecast.ts";
import type { ForecastRules } from "./learn.ts";
import type { PastForecast } from "./past-forecasts.ts";

/** A forecast of a past year beside what came. */
export type Told = {
  readonly name: string;
  readonly sex: Sex;
  /** The last year that was known, and the births of that year. */
  readonly origin: number;
  readonly births: number;
  /** Null where it would have been too jumpy to say. */
  readonly said: ForecastRange | null;
  /** N of "1 in N" in the year that it was said of; null where fewer than five, or none, are published. */
  readonly came: number | null;
};

/** What would have been said of a name, at a place among the horizons, by rules. */
export function tellPast(
  records: BirthRecords,
  { record, sex, origin, births }: Pick<PastForecast, "record" | "sex" | "origin" | "births">,
  rules: ForecastRules,
  { at, years }: { readonly at: number; readonly years: number },
): Told {
  const forecast = forecastOf(records, record, sex, rules, origin);
  const year = origin + years;
  return {
    name: records.names.at(record),
    sex,
    origin,
    births,
    said: rangeAt(forecast, at),
    came: oneInOf(records.countIn(record, sex, year), records.listed(sex, year)),
  };
}

/** Whether what came lies within what was said, as it is written; null where nothing was said. */
export function isTrue({ said, came }: Pick<Told, "said" | "came">): boolean | null {
  if (said === null) return null;
  return came !== null && came >= said.common && came <= said.rare;
}

function rangeAt(forecast: Forecast | null, at: number): ForecastRange | null {
  return forecast?.kind === "ranges" ? (forecast.ranges[at] ?? null) : null;
}
