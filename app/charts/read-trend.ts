import type { TrendDrawing } from "./trend.ts";

/** A drawing as far as a cursor needs it: how many years it spans, and the lines of its curves. */
export type TrendLines = Pick<TrendDrawing, "steps"> & {
  readonly curves: readonly Pick<TrendDrawing["curves"][number], "sex" | "line" | "dots">[];
};

/** Reads the lines of a chart (trend-html.ts) back from the page: they are not sent a second time for the cursor. */
export function readTrend(chart: Element): TrendLines {
  const curves = chart.querySelector(".ch-curves");
  const width = curves?.closest("svg")?.getAttribute("viewBox")?.split(" ")[2];
  return {
    steps: Number(width),
    curves: Array.from(curves?.children ?? [], (curve) => ({
      sex: curve.classList.contains("g-girl") ? "girl" : "boy",
      line: pathIn(curve, ".ln"),
      dots: pathIn(curve, ".ch-dots"),
    })),
  };
}

function pathIn(curve: Element, selector: string): string {
  return curve.querySelector(selector)?.getAttribute("d") ?? "";
}
