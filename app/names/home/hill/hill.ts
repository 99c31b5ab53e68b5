import { RECORDS } from "#content/site/records-edition.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Moment, NamePage } from "#domain/names/page/name-page.ts";
import { peakYear, type YearCurve, yearInWords } from "#domain/names/page/year-curve.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { centredMean } from "#domain/names/records/share-curve.ts";
import { HILL_HEIGHT, HILL_WIDTH } from "./hill-field.ts";
import { type Land, placeText, type TextPlace } from "./place-text.ts";

/** The highest point of a ridge, and where nothing is. */
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
    sex: COUNTED_FOR[page.main],
    ridge: ridgeOf(figures.perMillion),
    peak: figures.peak,
    low: figures.low,
    latest: figures.latest,
  };
}

/** The hill of a name that was asked for: its curve as it is, year by year, and one year of it in words. */
export type NamedHill = {
  readonly id: NameId;
  readonly name: string;
  readonly ridge: string;
  readonly flag: Flag;
};

/** A year of a curve: where it is and where its text begins, in hundredths of the field from its left and upper edge, and what it says. */
export type Flag = TextPlace & {
  readonly left: number;
  readonly top: number;
  readonly title: string;
  readonly words: string;
};

/** A curve as a hill, with its peak in words. */
export function namedHill(curve: YearCurve): NamedHill {
  const { id, name, perMillion } = curve;
  return { id, name, ridge: ridgeThrough(heightsOf(perMillion)), flag: flagAt(curve, peakYear(curve)) };
}

/** A year of a curve, in words and where it is on the heights that are drawn; the text stands clear of them. */
export function flagAt(
  curve: YearCurve,
  year: number,
  heights: readonly number[] = heightsOf(curve.perMillion),
  land?: Land,
): Flag {
  const place = year - curve.firstYear;
  const text = { title: `${curve.name}, ${year}`, words: yearInWords(curve, year, RECORDS.floor) };
  return {
    left: round((100 * place) / (heights.length - 1)),
    top: round((100 * (heights[place] ?? FLOOR)) / HILL_HEIGHT),
    ...text,
    ...placeText(heights, place, text, land),
  };
}

/** The ridge of a curve: five-year means, the highest at the top, none at the floor. */
export function ridgeOf(values: readonly number[]): string {
  return ridgeThrough(heightsOf(Array.from(centredMean(Float64Array.from(values)))));
}

/** Where each value of a curve is, from the upper edge of the field: the highest at the top, none at the floor. */
export function heightsOf(values: readonly number[]): readonly number[] {
  const highest = Math.max(...values);
  return values.map((value) => FLOOR - (highest === 0 ? 0 : value / highest) * (FLOOR - TOP));
}

/** The heights that a ridge goes through. */
export function heightsOfRidge(ridge: string): readonly number[] {
  return Array.from(ridge.matchAll(/ ([\d.]+)/g), ([, height]) => Number(height));
}

/** SVG path data through points from the left edge of the field to the right. */
export function ridgeThrough(heights: readonly number[]): string {
  const step = HILL_WIDTH / (heights.length - 1);
  return heights.map((y, place) => `${place === 0 ? "M" : "L"}${round(place * step)} ${round(y)}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
