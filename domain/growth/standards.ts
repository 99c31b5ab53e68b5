import type { Lms } from "./lms.ts";
import type { Curve, Sex } from "./measure.ts";

/** Rows at even steps from the first: days of age, or centimeters of length. */
export type LmsTable = { readonly first: number; readonly step: number; readonly rows: readonly Lms[] };

export type Standards = Readonly<Record<Sex, Readonly<Record<Curve, LmsTable>>>>;

/** Lengths of weight-for-length, in centimeters: below and above, WHO gives no figures. */
export const LENGTHS_CM = { first: 45, last: 110 } as const;

/** The row of a day. WHO's daily tables are looked up, never interpolated: by months one is wrong by up to 9 percentiles. */
export function lmsOnDay({ first, rows }: LmsTable, days: number): Lms | null {
  return rows[Math.round(days) - first] ?? null;
}

/** The row of a length; between two rows of 0.1 cm in a straight line, as WHO Anthro does. */
export function lmsAtLength({ first, step, rows }: LmsTable, cm: number): Lms | null {
  // Ten digits are enough to tell rows apart: (45.7 - 45) / 0.1 is not quite 7.
  const place = Number(((cm - first) / step).toFixed(8));
  const below = rows[Math.floor(place)];
  const above = rows[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  const part = place - Math.floor(place);
  const between = (one: number, other: number) => one + part * (other - one);
  return { l: between(below.l, above.l), m: between(below.m, above.m), s: between(below.s, above.s) };
}
