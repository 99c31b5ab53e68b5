/** Predicts a number from others, as the weighted sum of them that would have been closest so far. */
export type Regression = {
  predict(inputs: Float64Array): number;
  /** Takes in what the number was; with a larger weight it counts more. */
  learn(inputs: Float64Array, number: number, weight: number): void;
  /** Keeps a part of what was learned, where what comes now is like it, but not the same. */
  fade(kept: number): void;
};

/** So many of the states that come first are among what others are predicted from: more of them take longer and tell little. */
export const TELLING = 24;

/** How often the sum is worked out anew: after this many numbers, and when a quarter has come to them. */
const OFTEN = 4;
const SELDOM = 64;

/**
 * Ridge regression: weighted least squares by the normal equations, which are solved by Cholesky's decomposition (LDLᵀ) from
 * time to time. `first` holds the factors of the sum before anything is learned (0 where it ends), and `ridge` how firmly they
 * are held to.
 */
export function createRegression(size: number, ridge: number, first: readonly number[] = []): Regression {
  const squares = new Float64Array(size * size);
  const products = new Float64Array(size);
  const factors = Float64Array.from({ length: size }, (_, at) => first[at] ?? 0);
  const lower = new Float64Array(size * size);
  const diagonal = new Float64Array(size);
  let learned = 0;
  let solveAt = OFTEN;

  function solve(): void {
    const at = (row: number, column: number) => row * size + column;
    for (let row = 0; row < size; row++) {
      let solved = (products[row] ?? 0) + ridge * (first[row] ?? 0);
      for (let column = 0; column <= row; column++) {
        let rest = squares[at(row, column)] ?? 0;
        for (let k = 0; k < column; k++)
          rest -= (lower[at(row, k)] ?? 0) * (lower[at(column, k)] ?? 0) * (diagonal[k] ?? 0);
        if (column === row) diagonal[row] = rest + ridge;
        else lower[at(row, column)] = rest / (diagonal[column] ?? 1);
      }
      for (let k = 0; k < row; k++) solved -= (lower[at(row, k)] ?? 0) * (factors[k] ?? 0);
      factors[row] = solved;
    }
    for (let row = size - 1; row >= 0; row--) {
      let solved = (factors[row] ?? 0) / (diagonal[row] ?? 1);
      for (let k = row + 1; k < size; k++) solved -= (lower[at(k, row)] ?? 0) * (factors[k] ?? 0);
      factors[row] = solved;
    }
  }

  return {
    predict(inputs) {
      let sum = 0;
      for (let at = 0; at < size; at++) sum += (factors[at] ?? 0) * (inputs[at] ?? 0);
      return sum;
    },
    learn(inputs, number, weight) {
      for (let row = 0; row < size; row++) {
        const weighted = weight * (inputs[row] ?? 0);
        products[row] = (products[row] ?? 0) + weighted * number;
        const start = row * size;
        for (let at = 0; at <= row; at++)
          squares[start + at] = (squares[start + at] ?? 0) + weighted * (inputs[at] ?? 0);
      }
      learned++;
      if (learned < solveAt) return;
      solveAt = learned + Math.min(SELDOM, Math.max(OFTEN, learned >> 2));
      solve();
    },
    fade(kept) {
      for (let at = 0; at < squares.length; at++) squares[at] = (squares[at] ?? 0) * kept;
      for (let at = 0; at < size; at++) products[at] = (products[at] ?? 0) * kept;
    },
  };
}
