import { decadeOf } from "#domain/names/records/share-curve.ts";

/** Mean yearly share of each decade; of one that the records cover in part, the mean of its years so far. */
export function decadeMeans(shares: Float64Array, firstYear: number): ReadonlyMap<number, number> {
  const years = Map.groupBy(shares.keys(), (place) => decadeOf(firstYear + place));
  return new Map(
    [...years].map(([decade, places]) => [
      decade,
      places.reduce((sum, place) => sum + (shares[place] ?? 0), 0) / places.length,
    ]),
  );
}
