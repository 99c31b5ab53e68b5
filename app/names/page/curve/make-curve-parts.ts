import { trendHtml } from "#app/charts/trend-html.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { type CurveWords, PART_OF_CHART, PART_OF_NEXT, PART_OF_YEARS } from "./curve-parts.ts";
import type { CurveView } from "./curve-view.ts";
import { yearRowsHtml } from "./year-rows.ts";

/** A curve, divided into what React shows and what is HTML. */
export function divideCurve({ charts, lines, next, ...words }: CurveView): {
  readonly words: CurveWords;
  readonly parts: Parts;
} {
  const { headline, thinBefore, gaps, sexes } = words;
  const drawn = charts.map(({ measure, drawing, label }) => [
    PART_OF_CHART[measure],
    trendHtml({ drawing, label, id: `curves-${measure}` }),
  ]);
  return {
    words: {
      headline,
      thinBefore,
      gaps,
      sexes,
      hasNext: next !== null,
      charts: charts.map(({ measure, tab, caption }) => ({ measure, tab, caption })),
    },
    parts: {
      ...Object.fromEntries(drawn),
      ...(next !== null && { [PART_OF_NEXT]: next }),
      [PART_OF_YEARS]: yearRowsHtml(lines, sexes),
    },
  };
}
