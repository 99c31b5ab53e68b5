import type { Line } from "#domain/growth/standing.ts";
import { type GrowthFigures, LAST_MONTH, SCALES } from "./growth-figures.ts";

/** A curve is drawn in a square of so many units, which is stretched to the plot. */
export const PLOT = 1000;
/** Every third month has its figure. */
const MONTH_STEP = 3;

type Curve = GrowthFigures["curves"][number];
/** x from the left or y from the top; a grid line without a figure has no label. */
type GridLine = { readonly at: number; readonly label: string | null };

export type CurveDrawing = {
  readonly lines: readonly {
    readonly line: Line;
    /** From the left, and from the top. */
    readonly points: readonly (readonly [x: number, y: number])[];
    readonly endY: number;
  }[];
  /** A line each month. */
  readonly across: readonly GridLine[];
  /** A line each step and half step. */
  readonly up: readonly GridLine[];
};

export function drawCurve({ ages }: Pick<GrowthFigures, "ages">, { measure, lines }: Curve): CurveDrawing {
  const { from, to, step } = SCALES[measure];
  const x = (months: number) => round((PLOT * months) / LAST_MONTH);
  const y = (value: number) => round(PLOT * (1 - (value - from) / (to - from)));
  const halves = (2 * (to - from)) / step;
  return {
    lines: lines.map(({ line, values }) => ({
      line,
      points: values.map((value, place) => [x(ages[place] ?? 0), y(value)] as const),
      endY: y(values.at(-1) ?? from),
    })),
    across: Array.from({ length: LAST_MONTH + 1 }, (_, month) => ({
      at: x(month),
      label: month % MONTH_STEP === 0 ? String(month) : null,
    })),
    up: Array.from({ length: halves + 1 }, (_, half) => {
      const value = from + (half * step) / 2;
      return { at: y(value), label: half % 2 === 0 ? String(value) : null };
    }),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
