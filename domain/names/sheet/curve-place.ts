import type { NameCurve } from "#domain/names/page/name-curve.ts";

/** Where the axis of a curve ends: with the records, what is said ahead, or a later year that is marked. */
export function endYear({ lastYear, ahead }: NameCurve, year: number | null): number {
  return Math.max(lastYear, ahead.at(-1)?.year ?? lastYear, year ?? lastYear);
}

/** How high a year stands on the line of the first sex, 0 to 1; null where the line has none: unpublished is not zero. */
export function heightAt({ firstYear, lines }: NameCurve, year: number): number | null {
  return lines[0]?.heights[year - firstYear] ?? null;
}

/** The surface ahead as points: from the last year along the upper ends, and back along the lower ones. */
export function aheadPoints({
  lastYear,
  lines,
  ahead,
}: NameCurve): readonly { readonly year: number; readonly height: number }[] {
  if (ahead.length === 0) return [];
  return [
    { year: lastYear, height: lines[0]?.heights.at(-1) ?? 0 },
    ...ahead.map(({ year, high }) => ({ year, height: high })),
    ...ahead.toReversed().map(({ year, low }) => ({ year, height: low })),
  ];
}
