import { readFileSync } from "node:fs";
import type { ForecastBook } from "#domain/names/forecast/forecast-edition.ts";

/** Reads what was said of an edition of the records (data/forecast): 110 kB. Throws when it was not made yet. */
export function readForecasts(folder: URL, lastYear: number): ForecastBook {
  const read = (ending: string) => readFileSync(new URL(`${lastYear}.${ending}`, folder), "utf8");
  return { edition: JSON.parse(read("json")), csv: read("csv") };
}
