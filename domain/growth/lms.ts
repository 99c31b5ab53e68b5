/**
 * How a measurement is spread among children of one sex and age: L bends the scale until it is a normal one, M is the
 * median (kg or cm), S the coefficient of variation.
 */
export type Lms = { readonly l: number; readonly m: number; readonly s: number };

/** Beyond so many standard deviations a bent scale says too much: WHO goes on in even steps, and we ask whether it is right. */
export const OUTER_SD = 3;

/**
 * Standard deviations from the median. z = ((x/M)^L - 1) / (L S), or ln(x/M) / S where L is 0.
 * Source: Cole and Green 1992; WHO Child Growth Standards, Methods and development, 2006, chapter 7.
 */
export function zScore(x: number, { l, m, s }: Lms): number {
  return l === 0 ? Math.log(x / m) / s : ((x / m) ** l - 1) / (l * s);
}

/** The measurement at so many standard deviations: M (1 + L S z)^(1/L), or M exp(S z) where L is 0. */
export function valueAt(z: number, { l, m, s }: Lms): number {
  return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}

/**
 * WHO's restricted method, for weight-for-age and weight-for-length: beyond 3 SD each further SD is as wide as the one
 * from 2 to 3 SD on that side. Where L is 1, as for length and head, it changes nothing.
 */
export function restrictedZ(x: number, lms: Lms): number {
  const z = zScore(x, lms);
  if (Math.abs(z) <= OUTER_SD) return z;
  const side = Math.sign(z);
  const outer = valueAt(side * OUTER_SD, lms);
  const step = Math.abs(outer - valueAt(side * (OUTER_SD - 1), lms));
  return side * OUTER_SD + (x - outer) / step;
}
