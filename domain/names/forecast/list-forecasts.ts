import { SEXES } from "#domain/names/lists/sexes.ts";
import { BABIES_OF, oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { type CsvField, csvFile } from "#domain/text/csv.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import type { ForecastRules } from "./learn.ts";
import { HORIZONS } from "./trend.ts";

/** All forecasts of an edition, counted, and as the file that readers download. */
export type ListedForecasts = {
  readonly names: number;
  /** Of these, names that are too jumpy to say anything of. */
  readonly jumpy: number;
  /**
   * Girls first, most births first. N of "1 in N" at the more common and at the rarer end, empty where it is too jumpy to say.
   * Committed before the next edition comes.
   */
  readonly csv: string;
};

export function listForecasts(records: BirthRecords, rules: ForecastRules): ListedForecasts {
  const { lastYear, names } = records;
  const made = SEXES.flatMap((sex) =>
    names
      .all()
      .flatMap((name, record) => {
        const forecast = forecastOf(records, record, sex, rules);
        return forecast === null ? [] : [{ name, sex, births: records.latest(record, sex), forecast }];
      })
      .toSorted((one, other) => other.births - one.births),
  );
  const ends = HORIZONS.flatMap((years) => [
    `one_in_${lastYear + years}_common`,
    `one_in_${lastYear + years}_rare`,
  ]);
  const rows = made.map(({ name, sex, births, forecast }): readonly CsvField[] => [
    name,
    BABIES_OF[sex],
    births,
    oneInOf(births, records.listed(sex, lastYear)) ?? "",
    ...endsOf(forecast),
  ]);
  return {
    names: made.length,
    jumpy: made.filter(({ forecast }) => forecast.kind === "jumpy").length,
    csv: csvFile(["name", "given_to", `births_${lastYear}`, `one_in_${lastYear}`, ...ends], rows),
  };
}

function endsOf(forecast: Forecast): readonly CsvField[] {
  if (forecast.kind === "jumpy") return HORIZONS.flatMap(() => ["", ""]);
  return forecast.ranges.flatMap(({ common, rare }) => [common, rare]);
}
