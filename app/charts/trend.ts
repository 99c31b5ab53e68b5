import type { Axis } from "./axis.ts";
import { type CurvePaths, curvePaths } from "./curve-path.ts";
import { boxOf, placeLabels, type PlacedLabel, type Side } from "./place-labels.ts";
import { placeThinWords, type ThinWordsPlace } from "./place-thin-words.ts";
import { pointsAlong } from "./points-along.ts";
import { TREND_FRAMES, type TrendSize } from "./trend-frame.ts";
import { percentAt, type YearLabel, yearLabels } from "./year-axis.ts";

/** Words may stand a little above the chart: there is air. */
const ABOVE_CHART = -6;

/** A line that lies on the base line is named by the caption alone where there is little room. */
const FLAT = 0.03;

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
  readonly marks: readonly Mark[];
};

/** A year worth a ring and words. */
export type Mark = {
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

export function drawTrend(trend: Trend): TrendDrawing {
  const { firstYear, lastYear, thinBefore, axis } = trend;
  return {
    steps: lastYear - firstYear,
    curves: trend.curves.map(({ sex, values, filled }) => ({
      sex,
      filled,
      ...curvePaths(values.map((value) => (value === null ? null : axis.heightOf(value)))),
    })),
    thin: {
      x: percentAt(thinBefore, firstYear, lastYear),
      words: thinWords(thinBefore),
    },
    frames: { large: drawFrame(trend, "large"), small: drawFrame(trend, "small") },
  };
}

function drawFrame(trend: Trend, size: TrendSize): FrameDrawing {
  const { firstYear, lastYear, thinBefore, axis, curves } = trend;
  const { top, bottom, narrowest, yearStep, formatTick, saysThin } = TREND_FRAMES[size];
  const marks = trend.marks.filter(
    ({ lines, value }) => size === "large" || lines.length > 1 || axis.heightOf(value) > FLAT,
  );
  const y = (value: number) => Math.round(10 * (bottom - axis.heightOf(value) * (bottom - top))) / 10;
  const x = (year: number) => (percentAt(year, firstYear, lastYear) * narrowest) / 100;
  const labels = marks.map(({ year, value, lines, sides }) => ({
    at: { x: x(year), y: y(value) },
    lines,
    sides,
  }));
  const points = curves.flatMap(({ values }) =>
    pointsAlong(
      values.map((value, place) => (value === null ? null : { x: x(firstYear + place), y: y(value) })),
    ),
  );
  const placed = placeLabels(labels, {
    lines: points,
    bounds: { left: 0, right: narrowest, top: ABOVE_CHART, bottom },
  });
  const taken = labels.flatMap((label, place) => {
    const at = placed[place];
    return at === undefined ? [] : [boxOf(label, at)];
  });
  return {
    grid: axis.ticks.map((tick) => ({ y: y(tick), label: formatTick(tick) })),
    years: yearLabels(firstYear, lastYear, yearStep),
    thin: saysThin
      ? placeThinWords(thinWords(thinBefore), { left: 0, right: x(thinBefore), top, bottom }, taken, points)
      : null,
    marks: marks.flatMap(({ sex, year, value, lines }, place) => {
      const label = placed[place];
      const at = { sex, x: percentAt(year, firstYear, lastYear), y: y(value), lines };
      return label === undefined ? [] : [{ ...at, ...label }];
    }),
  };
}

function thinWords(year: number): string {
  return `Records are thin before ${year}`;
}
