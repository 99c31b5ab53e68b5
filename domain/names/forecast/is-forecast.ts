/** Fewer births, and beyond that rank, move too much by chance to be told ahead. */
export const LEAST_BIRTHS = 250;
export const LAST_RANK = 1000;

/** Whether a name is forecast for a sex, by its births and its rank in the year that the forecast is made in. */
export function isForecast(births: number, rank: number): boolean {
  return births >= LEAST_BIRTHS || (rank > 0 && rank <= LAST_RANK);
}
