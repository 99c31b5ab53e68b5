/** First year of the records, and the one after their last. */
export const FIRST_YEAR = 1880;
export const END_YEAR = 2026;

/** The mean year of a decade, in births per million. */
type DecadeMean = { readonly decade: string; readonly mean: number };

/** A curve by decades, as its peak decade is found: by the mean of the yearly values, or of the five-year ones. */
export function decadeMeans(curve: readonly number[]): readonly DecadeMean[] {
  // The last of the five-year values takes in a sixth year.
  const step = Math.floor((END_YEAR - FIRST_YEAR) / curve.length);
  const byDecade = Map.groupBy(curve.entries(), ([place]) => Math.floor((place * step) / 10));
  return [...byDecade].map(([at, values]) => ({
    decade: `${FIRST_YEAR + at * 10}s`,
    mean: Math.round(values.reduce((sum, [, value]) => sum + value, 0) / values.length),
  }));
}
