/** Beyond so many standard deviations nobody can tell one child in a thousand from the next. */
const LAST_TOLD_SD = 3;

/**
 * Of 100 children, how many are lower: 100 Φ(z), Φ being the normal distribution. Φ by the series of erf for
 * small z and of erfc for large (Abramowitz and Stegun 7.1.6 and 7.1.14), to ten digits.
 */
export function percentileOf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const tail = x < 2 ? (1 - erf(x)) / 2 : erfc(x) / 2;
  return 100 * (z < 0 ? tail : 1 - tail);
}

/** As it is shown: "17", below 1 and above 99 with one decimal, and beyond 3 SD only "<0.1" or ">99.9". */
export function sayPercentile(z: number): string {
  if (z < -LAST_TOLD_SD) return "<0.1";
  if (z > LAST_TOLD_SD) return ">99.9";
  const percentile = percentileOf(z);
  return percentile < 1 || percentile > 99 ? percentile.toFixed(1) : String(Math.round(percentile));
}

/** With its ending: "1st", "22nd", "99.5th", "<0.1". */
export function ordinal(said: string): { readonly figure: string; readonly ending: string } {
  if (/[<>]/.test(said)) return { figure: said, ending: "" };
  if (said.includes(".") || /1[123]$/.test(said)) return { figure: said, ending: "th" };
  const ending = { 1: "st", 2: "nd", 3: "rd" }[said.slice(-1)] ?? "th";
  return { figure: said, ending };
}

function erf(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-14; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

function erfc(x: number): number {
  let fraction = 0;
  for (let n = 60; n > 0; n -= 1) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}
