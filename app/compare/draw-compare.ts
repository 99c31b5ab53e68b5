import type { Axis } from "#app/charts/axis.ts";
import { type CurvePaths, curvePaths } from "#app/charts/curve-path.ts";
import { pushApart } from "#app/charts/push-apart.ts";
import { textWidth } from "#app/charts/text-width.ts";
import { TREND_FRAMES, TREND_SIZES, type TrendSize } from "#app/charts/trend-frame.ts";
import { percentAt } from "#app/charts/year-axis.ts";
import type { Span } from "#domain/compare/compare-request.ts";
import type { LineStyle } from "./line-style.ts";
import { type PlotFrame, pixels, plotFrame } from "./draw-frame.ts";

/** Words at the ends of lines stand at least so far apart: one line of text, or two. */
const GAPS = { one: 18, two: 37 } as const;
/** With more lines, each has its name alone. */
const MOST_WITH_VALUES = 5;
/** Pixels beside the plot for the ends' words on a phone; longer names are cut. */
const ROOM = 76;
/** What is to be drawn: a value a year, null where unpublished. */
export type LineToDraw = {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly style: LineStyle;
  /** What stands under the name at the end of the line. */
  readonly endWords: string;
};

export type LineEnd = {
  readonly key: string;
  /** The last listed year: in percent of the width, and in pixels. */
  readonly x: number;
  readonly y: number;
  /** The middle of the words, in pixels. */
  readonly wordsY: number;
  readonly words: readonly string[];
  readonly style: LineStyle;
};

export type CompareDrawing = {
  /** Steps from the first year to the last: the width of the curves' units. */
  readonly steps: number;
  readonly curves: readonly (Pick<CurvePaths, "line" | "dots"> & {
    readonly key: string;
    readonly style: LineStyle;
  })[];
  /** Percent of the width on which records are thin; 0 for later spans. */
  readonly thin: number;
  readonly frames: Readonly<Record<TrendSize, PlotFrame & { readonly ends: readonly LineEnd[] }>>;
};

/** Draws lines in both sizes. Only text and numbers come out: the browser needs none of this. */
export function drawCompare(
  lines: readonly LineToDraw[],
  axis: Axis,
  span: Span,
  thinBefore: number,
): CompareDrawing {
  const [large, small] = TREND_SIZES.map((size) => ({
    ...plotFrame(axis, span, size),
    ends: placeEnds(lines, axis, span, size),
  }));
  if (large === undefined || small === undefined) throw new Error("A chart has two sizes.");
  return {
    steps: span.to - span.from,
    curves: lines.map(({ key, values, style }) => {
      const { line, dots } = curvePaths(
        values.map((value) => (value === null ? null : axis.heightOf(value))),
      );
      return { key, style, line, dots };
    }),
    thin: Math.min(100, Math.max(0, percentAt(thinBefore, span.from, span.to))),
    frames: { large, small },
  };
}

function placeEnds(lines: readonly LineToDraw[], axis: Axis, { from, to }: Span, size: TrendSize): LineEnd[] {
  const { top, bottom } = TREND_FRAMES[size];
  const withValues = size === "large" && lines.length <= MOST_WITH_VALUES;
  const ends = lines.flatMap(({ key, name, values, style, endWords }) => {
    const last = values.findLastIndex((value) => value !== null);
    const value = values[last] ?? null;
    if (value === null) return [];
    const y = pixels(axis.heightOf(value), size);
    const words = size === "large" ? [name, ...(withValues ? [endWords] : [])] : [cutTo(name, ROOM)];
    return [{ key, style, words, y, x: percentAt(from + last, from, to) }];
  });
  const apart = pushApart(
    ends.map(({ y }) => y),
    withValues ? GAPS.two : GAPS.one,
    { top, bottom: bottom - (withValues ? 8 : 0) },
  );
  return ends.map((end, place) => ({ ...end, wordsY: Math.round(apart[place] ?? end.y) }));
}

function cutTo(name: string, room: number): string {
  if (textWidth(name) <= room) return name;
  let cut = name;
  while (textWidth(`${cut}…`) > room) cut = cut.slice(0, -1);
  return `${cut}…`;
}
