import type { Axis } from "#app/charts/axis.ts";
import { TREND_FRAMES, type TrendSize } from "#app/charts/trend-frame.ts";
import { type YearLabel, yearLabels } from "#app/charts/year-axis.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";

/** Years that are written below a chart, besides the last. */
const YEAR_LABELS = { large: 7, small: 3 } as const;
const YEAR_STEPS = [1, 2, 5, 10, 20, 25, 50];

/** What curves and bands are drawn in, before they are stretched to the plot. */
export type PlotUnits = {
  /** Steps from the first year to the last. */
  readonly steps: number;
  /** Units from the top of the plot to its bottom. */
  readonly floor: number;
};

export type PlotFrame = {
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly grid: readonly { readonly y: number; readonly label: string }[];
  readonly years: readonly YearLabel[];
};

/** What stands around the lines: ticks and years. */
export function plotFrame(axis: Axis, { from, to }: YearRange, size: TrendSize): PlotFrame {
  const { height, top, bottom, formatTick } = TREND_FRAMES[size];
  const step = YEAR_STEPS.find((each) => (to - from) / each <= YEAR_LABELS[size]) ?? 50;
  return {
    height,
    top,
    bottom,
    grid: axis.ticks.map((tick) => ({
      y: pixels(axis.heightOf(tick), size),
      label: tick < 1 ? String(Number(tick.toPrecision(1))) : formatTick(tick),
    })),
    years: yearLabels(from, to, step),
  };
}

/** Pixels from the top of the chart. */
export function pixels(height: number, size: TrendSize): number {
  const { top, bottom } = TREND_FRAMES[size];
  return Math.round(10 * (bottom - height * (bottom - top))) / 10;
}
