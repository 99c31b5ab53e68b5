import type { Axis } from "./axis.ts";
import type { CurvePaths } from "#domain/charts/curve-path.ts";
import type { PlacedLabel, Side } from "./place-labels.ts";
import type { ThinWordsPlace } from "./place-thin-words.ts";
import type { TrendSize } from "./trend-frame.ts";
import type { YearLabel } from "./year-axis.ts";

type Sex = "girl" | "boy";

/** What a chart is to show: one value a year, null where unpublished. */
export type Trend = {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Years before this one stand on a band of their own. */
  readonly thinBefore: number;
  readonly axis: Axis;
  readonly curves: readonly {
    readonly sex: Sex;
    readonly values: readonly (number | null)[];
    readonly filled: boolean;
  }[];
  readonly marks: readonly CurveMark[];
  /** Where a curve may go after the last year: from its last value on, the nearest year first. */
  readonly ahead?: Ahead | undefined;
};

export type Ahead = {
  readonly from: number;
  readonly ends: readonly { readonly year: number; readonly low: number; readonly high: number }[];
};

/** A year worth a ring and words. */
export type CurveMark = {
  readonly sex: Sex;
  readonly year: number;
  readonly value: number;
  readonly lines: readonly string[];
  readonly sides: readonly Side[];
};

/** A trend as it is drawn: x in percent of the width, y in pixels, curves in their own units. */
export type TrendDrawing = {
  /** Steps from the first year to the last: the width of the curves' units. */
  readonly steps: number;
  readonly curves: readonly (CurvePaths & { readonly sex: Sex; readonly filled: boolean })[];
  /** The surface beyond the last year, in the units of the curves; empty without one. */
  readonly ahead: string;
  /** Where the band of thin years ends, and what it says. */
  readonly thin: { readonly x: number; readonly words: string };
  readonly frames: Readonly<Record<TrendSize, FrameDrawing>>;
};

export type FrameDrawing = {
  /** Where the words about the thin years stand; null where there is no room for them. */
  readonly thin: ThinWordsPlace | null;
  readonly grid: readonly { readonly y: number; readonly label: string }[];
  readonly years: readonly YearLabel[];
  readonly marks: readonly MarkDrawing[];
};

export type MarkDrawing = PlacedLabel & {
  readonly sex: Sex;
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
};
