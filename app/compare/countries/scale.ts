import type { CountryCurves } from "./gather-countries.ts";

/** Steps of round numbers. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The round rate per 10,000 that every chart goes up to: the highest of all of them fits. */
export function topOf(countries: readonly Pick<CountryCurves, "curves">[], since: number): number {
  let highest = 1;
  for (const { curves } of countries)
    for (const curve of curves)
      for (const { year, per10000 } of curve?.years ?? [])
        if (year >= since && per10000 > highest) highest = per10000;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return unit * (STEPS.find((step) => step * unit >= highest) ?? 10);
}
