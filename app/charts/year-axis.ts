/** A year written below a chart: x in percent of the plot's width. */
export type YearLabel = {
  readonly year: number;
  readonly x: number;
  readonly anchor: "start" | "middle" | "end";
};

/** Nearer to the end than this part of a step, a year would touch the last one. */
const CLEAR = 0.7;

/** The first year, the last, and every round one between that has room. */
export function yearLabels(firstYear: number, lastYear: number, step: number): YearLabel[] {
  const between: YearLabel[] = [];
  for (let year = (Math.floor(firstYear / step) + 1) * step; year < lastYear; year += step) {
    if (Math.min(year - firstYear, lastYear - year) >= step * CLEAR) {
      between.push({ year, x: percentAt(year, firstYear, lastYear), anchor: "middle" });
    }
  }
  return [{ year: firstYear, x: 0, anchor: "start" }, ...between, { year: lastYear, x: 100, anchor: "end" }];
}

/** Where a year stands, in percent of the plot's width, to two decimals. */
export function percentAt(year: number, firstYear: number, lastYear: number): number {
  return Math.round(((year - firstYear) / (lastYear - firstYear)) * 10_000) / 100;
}
