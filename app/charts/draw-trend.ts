import { curvePaths, surfacePath } from "#domain/charts/curve-path.ts";
import { boxOf, placeLabels } from "./place-labels.ts";
import { placeThinWords } from "./place-thin-words.ts";
import { pointsAlong } from "./points-along.ts";
import type { FrameDrawing, CurveMark, Trend, TrendDrawing } from "./trend.ts";
import { TREND_FRAMES, type TrendSize } from "./trend-frame.ts";
import { percentAt, yearLabels } from "./year-axis.ts";

/** On a phone, a year nearer to the last one than this is the same place. */
const NEAR_YEARS = 6;

/** Words may stand a little above the chart: there is air. */
const ABOVE_CHART = -6;

/** A line that lies on the base line is named by the caption alone where there is little room. */
const FLAT = 0.03;

/** Draws a trend in both sizes. Only text and numbers come out: the browser needs none of this. */
export function drawTrend(trend: Trend): TrendDrawing {
  const { firstYear, lastYear, thinBefore, axis } = trend;
  return {
    steps: lastYear - firstYear,
    curves: trend.curves.map(({ sex, values, filled }) => ({
      sex,
      filled,
      ...curvePaths(values.map((value) => (value === null ? null : axis.heightOf(value)))),
    })),
    ahead: aheadPath(trend),
    thin: {
      x: percentAt(thinBefore, firstYear, lastYear),
      words: thinWords(thinBefore),
    },
    frames: { large: drawFrame(trend, "large"), small: drawFrame(trend, "small") },
  };
}

/** From the last value along the upper ends, and back along the lower ones. */
function aheadPath({ firstYear, lastYear, axis, ahead }: Trend): string {
  if (ahead === undefined) return "";
  const { from, ends } = ahead;
  const points = [
    { year: lastYear, value: from },
    ...ends.map(({ year, high }) => ({ year, value: high })),
    ...ends.toReversed().map(({ year, low }) => ({ year, value: low })),
  ];
  return surfacePath(
    points.map(({ year, value }) => ({ x: year - firstYear, height: axis.heightOf(value) })),
  );
}

function drawFrame(trend: Trend, size: TrendSize): FrameDrawing {
  const { firstYear, lastYear, thinBefore, axis, curves } = trend;
  const { top, bottom, narrowest, yearStep, formatTick, saysThin } = TREND_FRAMES[size];
  const marks = size === "large" ? trend.marks : trend.marks.filter((mark) => isWorthRoom(mark, trend));
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
    thin:
      saysThin && thinBefore > firstYear
        ? placeThinWords(thinWords(thinBefore), { left: 0, right: x(thinBefore), top, bottom }, taken, points)
        : null,
    marks: marks.flatMap(({ sex, year, value, lines }, place) => {
      const label = placed[place];
      const at = { sex, x: percentAt(year, firstYear, lastYear), y: y(value), lines };
      return label === undefined ? [] : [{ ...at, ...label }];
    }),
  };
}

/** Whether a mark is shown where there is little room. */
function isWorthRoom({ sex, year, value, lines }: CurveMark, { marks, axis }: Trend): boolean {
  const isLast = marks.every((mark) => mark.sex !== sex || mark.year <= year);
  if (isLast) return lines.length > 1 || axis.heightOf(value) > FLAT;
  return marks.every((mark) => mark.sex !== sex || mark.year <= year || mark.year - year >= NEAR_YEARS);
}

function thinWords(year: number): string {
  return `Records are thin before ${year}`;
}
