import type { Axis } from "#app/charts/axis.ts";
import { type CurvePaths, curvePaths, FLOOR } from "#domain/charts/curve-path.ts";
import type { TrendSize } from "#app/charts/trend-frame.ts";
import { percentAt } from "#app/charts/year-axis.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import type { LineStyle } from "./line-style.ts";
import type { LineToDraw } from "./line-to-draw.ts";
import { type PlotFrame, plotFrame, type PlotUnits } from "./draw-frame.ts";
import { type LineEnd, placeEnds } from "./place-ends.ts";

export type CompareDrawing = PlotUnits & {
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
  span: YearRange,
  thinBefore: number,
): CompareDrawing {
  const frame = (size: TrendSize) => ({
    ...plotFrame(axis, span, size),
    ends: placeEnds(lines, axis, span, size),
  });
  return {
    steps: span.to - span.from,
    floor: FLOOR,
    curves: lines.map(({ key, values, style }) => {
      const { line, dots } = curvePaths(
        values.map((value) => (value === null ? null : axis.heightOf(value))),
      );
      return { key, style, line, dots };
    }),
    thin: Math.min(100, Math.max(0, percentAt(thinBefore, span.from, span.to))),
    frames: { large: frame("large"), small: frame("small") },
  };
}
