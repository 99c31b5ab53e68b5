/**
 * The share of requests that a cache answers by itself, 0 to 1, when it holds each thing for so many seconds from the first
 * request on. Requests come independently of each other (Poisson), at so many a second in all, and each weight is one
 * thing's part of them. Of a thing that is asked for λ times a second, λT requests find the copy of each one that made it:
 * λT / (1 + λT).
 */
export function hitRate(weights: ArrayLike<number>, requestsPerSecond: number, holdSeconds: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0;
  let hits = 0;
  for (let at = 0; at < weights.length; at++) {
    const part = (weights[at] ?? 0) / sum;
    const held = part * requestsPerSecond * holdSeconds;
    hits += (part * held) / (1 + held);
  }
  return hits;
}

/** How requests for names spread: people ask as parents name, crawlers ask each name alike. */
export function nameWeights(births: ArrayLike<number>, crawledShare: number): Float64Array {
  const weights = Float64Array.from(births);
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => ((1 - crawledShare) * one) / sum + crawledShare / weights.length);
}
