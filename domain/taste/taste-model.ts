import type { Dice } from "#domain/names/name-book.ts";

/** What is believed of a taste: a Gaussian over the weights of the features. */
export type TasteModel = {
  readonly mean: Float64Array;
  /** Covariance, row by row. */
  readonly spread: Float64Array;
};

/** Before anything is known: means and variances of the weights. */
export function priorModel(means: readonly number[], variances: readonly number[]): TasteModel {
  const size = means.length;
  const spread = new Float64Array(size * size);
  variances.forEach((variance, at) => {
    spread[at * size + at] = variance;
  });
  return { mean: Float64Array.from(means), spread };
}

/**
 * Learns from one answer, in place: Bayesian logistic regression by Laplace, one step at a time. A weight above 0 says how
 * much the answer counts. O(d²).
 */
export function learn({ mean, spread }: TasteModel, vector: Float64Array, liked: boolean, weight = 1): void {
  const size = mean.length;
  const along = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += (spread[row * size + at] ?? 0) * (vector[at] ?? 0);
    along[row] = sum;
  }
  const variance = product(vector, along);
  const chance = logistic(product(mean, vector));
  const curvature = weight * chance * (1 - chance);
  const shrunk = curvature / (1 + curvature * variance);
  const pull = (weight * ((liked ? 1 : 0) - chance)) / (1 + curvature * variance);
  for (let row = 0; row < size; row++) {
    mean[row] = (mean[row] ?? 0) + (along[row] ?? 0) * pull;
    for (let at = 0; at < size; at++) {
      spread[row * size + at] =
        (spread[row * size + at] ?? 0) - shrunk * (along[row] ?? 0) * (along[at] ?? 0);
    }
  }
}

/**
 * Weights drawn from what is believed (Thompson): the less is known of a feature, the more they differ from draw to draw. They
 * stay within a part of the spread: with a hundred features and few answers, all of it would be chance alone.
 */
export function drawnWeights({ mean, spread }: TasteModel, dice: Dice): Float64Array {
  const size = mean.length;
  const root = rootOf(spread, size);
  const chances = Float64Array.from({ length: size }, () => DARING * normal(dice));
  return mean.map((value, row) => {
    let sum = value;
    for (let at = 0; at <= row; at++) sum += (root[row * size + at] ?? 0) * (chances[at] ?? 0);
    return sum;
  });
}

/** Lower triangle whose product with itself is the covariance (Cholesky); a feature without variance has a row of zeros. */
function rootOf(spread: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let at = 0; at <= row; at++) {
      let sum = spread[row * size + at] ?? 0;
      for (let below = 0; below < at; below++)
        sum -= (root[row * size + below] ?? 0) * (root[at * size + below] ?? 0);
      const corner = root[at * size + at] ?? 0;
      if (row === at) root[row * size + at] = Math.sqrt(Math.max(0, sum));
      else root[row * size + at] = corner > TINY ? sum / corner : 0;
    }
  }
  return root;
}

/** The part of the spread that is drawn from. */
const DARING = 0.15;
const TINY = 1e-9;

/** From the normal distribution (Box and Muller). */
function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}

export function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
