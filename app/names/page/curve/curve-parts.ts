import type { CurveMeasure } from "./curve-marks.ts";
import type { CurveView } from "./curve-view.ts";

/** What is said of a curve; its charts and its table are parts of the page (html-part.tsx), with these names. */
export type CurveWords = Pick<CurveView, "headline" | "thinBefore" | "gaps" | "sexes"> & {
  readonly hasNext: boolean;
  readonly charts: readonly Pick<CurveView["charts"][number], "measure" | "tab" | "caption">[];
};

export const PART_OF_CHART = {
  million: "chart-million",
  births: "chart-births",
  rank: "chart-rank",
} as const satisfies Record<CurveMeasure, string>;

/** Where it will likely be. */
export const PART_OF_NEXT = "next";

export const PART_OF_YEARS = "years";

export const PART_OF_DECADES = "decades";
