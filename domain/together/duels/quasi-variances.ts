import { inverse, type Matrix } from "./matrices.ts";

/**
 * One number for each strength in place of the table of how they vary together: the sum of two comes near to the variance of
 * their difference (statistics calls them quasi-variances). Only differences of strengths mean anything, so little is lost.
 * For three or more, by least squares; differences that are known well count the more, as it is these that decide.
 */
export function quasiVariances(covariance: Matrix): readonly number[] {
  const at = (row: number, column: number) => covariance[row]?.[column] ?? 0;
  const ofDifference = (one: number, other: number) => at(one, one) + at(other, other) - 2 * at(one, other);
  // To be as small as can be: the sum over all pairs of ((number + number) / variance - 1) squared.
  const weights = covariance.map((row, one) =>
    row.map((_, other) => (one === other ? 0 : 1 / ofDifference(one, other) ** 2)),
  );
  const equations = weights.map((row, one) =>
    row.map((weight, other) => (one === other ? row.reduce((sum, each) => sum + each, 0) : weight)),
  );
  const wanted = weights.map((row, one) =>
    row.reduce((sum, weight, other) => sum + weight * ofDifference(one, other), 0),
  );
  return inverse(equations).map((row) =>
    Math.max(
      row.reduce((sum, value, place) => sum + value * (wanted[place] ?? 0), 0),
      0,
    ),
  );
}
