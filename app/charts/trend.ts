import type { Axis } from "./axis.ts";
import { type CurvePaths, curvePaths } from "./curve-path.ts";
import { type Box, boxOf, LINE, overlap, placeLabels, type PlacedLabel, type Side } from "./place-labels.ts";
import { textWidth } from "./text-width.ts";
import { TREND_FRAMES, type TrendSize } from "./trend-frame.ts";
import { percentAt, type YearLabel, yearLabels } from "./year-axis.ts";

/** From the end of the band to its words. */
export const THIN_INDENT = 8;

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
  /** Base line of the words about the thin years; null where there is no room for them. */
  readonly thinY: number | null;
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
  const { firstYear, lastYear, thinBefore, axis, curves, marks } = trend;
  const { top, bottom, narrowest, yearStep, formatTick, saysThin } = TREND_FRAMES[size];
  const y = (value: number) => Math.round(10 * (bottom - axis.heightOf(value) * (bottom - top))) / 10;
  const x = (year: number) => (percentAt(year, firstYear, lastYear) * narrowest) / 100;
  const labels = marks.map(({ year, value, lines, sides }) => ({
    at: { x: x(year), y: y(value) },
    lines,
    sides,
  }));
  const placed = placeLabels(labels, {
    lines: curves.flatMap(({ values }) =>
      values.flatMap((value, place) => (value === null ? [] : [{ x: x(firstYear + place), y: y(value) }])),
    ),
    bounds: { left: 0, right: narrowest, top: 2, bottom },
  });
  const taken = labels.flatMap((label, place) => {
    const at = placed[place];
    return at === undefined ? [] : [boxOf(label, at)];
  });
  return {
    grid: axis.ticks.map((tick) => ({ y: y(tick), label: formatTick(tick) })),
    years: yearLabels(firstYear, lastYear, yearStep),
    thinY: saysThin ? thinWordsAt(thinWords(thinBefore), x(thinBefore), top, taken) : null,
    marks: marks.flatMap(({ sex, year, value, lines }, place) => {
      const label = placed[place];
      const at = { sex, x: percentAt(year, firstYear, lastYear), y: y(value), lines };
      return label === undefined ? [] : [{ ...at, ...label }];
    }),
  };
}

/** The words about the thin years stand at the upper end of their band, a line lower where a label is in the way. */
function thinWordsAt(words: string, end: number, top: number, taken: readonly Box[]): number {
  const right = end - THIN_INDENT;
  const left = right - textWidth(words);
  const rows = Array.from({ length: 8 }, (_, row) => top + LINE + row * LINE);
  const free = rows.find((y) => {
    const box = { left, right, top: y - LINE, bottom: y + 6 };
    return !taken.some((other) => overlap(box, other));
  });
  return free ?? top + LINE;
}

function thinWords(year: number): string {
  return `Records are thin before ${year}`;
}
