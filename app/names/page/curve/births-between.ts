import type { SexFigures } from "#domain/names/page/name-page.ts";

/** Listed births of one sex from one year to another, both included. */
export function birthsBetween(
  figures: SexFigures | null,
  firstYear: number,
  from: number,
  to: number,
): number {
  const years = figures?.births.slice(Math.max(0, from - firstYear), Math.max(0, to - firstYear + 1)) ?? [];
  return years.reduce((sum, births) => sum + births, 0);
}
