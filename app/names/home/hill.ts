import type { Moment, NamePage } from "#domain/names/page/name-page.ts";
import { centredMean } from "#domain/names/records/share-curve.ts";

/** The field the hill is drawn in; the page stretches it to the width of the window. */
export const HILL_WIDTH = 1440;
export const HILL_HEIGHT = 240;
const TOP = 18;
const FLOOR = 231;

/** A name's real popularity as a landscape, with the years worth marking. */
export type Hill = {
  readonly name: string;
  readonly sex: "girls" | "boys";
  /** SVG path data of the ridge, from the left edge to the right. */
  readonly ridge: string;
  readonly peak: Moment;
  readonly low: Moment | null;
  readonly latest: Moment | null;
};

/** Draws a name's hill from its records. Null for a name without figures. */
export function hillOf(page: NamePage | undefined): Hill | null {
  const figures = page?.[page.main];
  if (page === undefined || figures === null || figures === undefined) return null;
  return {
    name: page.summary.name,
    sex: page.main === "girl" ? "girls" : "boys",
    ridge: ridgeOf(figures.perMillion),
    peak: figures.peak,
    low: figures.low,
    latest: figures.latest,
  };
}

/** The ridge of a curve: five-year means, the highest at the top, none at the floor. */
export function ridgeOf(values: readonly number[]): string {
  const means = centredMean(Float64Array.from(values));
  const highest = Math.max(...means);
  const step = HILL_WIDTH / (means.length - 1);
  return Array.from(means, (mean, place) => {
    const y = FLOOR - (highest === 0 ? 0 : mean / highest) * (FLOOR - TOP);
    return `${place === 0 ? "M" : "L"}${round(place * step)} ${round(y)}`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
