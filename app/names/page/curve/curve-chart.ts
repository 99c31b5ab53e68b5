import { RECORDS } from "#content/site/records-edition.ts";
import { countAxis, rankAxis } from "#app/charts/axis.ts";
import { drawTrend } from "#app/charts/draw-trend.ts";
import type { Ahead, CurveMark, TrendDrawing } from "#app/charts/trend.ts";
import type { Forecast } from "#domain/names/forecast/forecast.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import {
  type Charted,
  listedYears,
  mainMarks,
  type CurveMeasure,
  otherMark,
  valueAt,
} from "./curve-marks.ts";

/** With fewer published years the surface under the line is a row of splinters. */
const FILLED_YEARS = 30;

const TABS = { million: "Per million", births: "Births", rank: "Rank" } as const;

/** One measure: what its tab says, what stands above the chart, the chart in words, and the chart. */
export type CurveChart = {
  readonly measure: CurveMeasure;
  readonly tab: string;
  readonly caption: string;
  readonly label: string;
  readonly drawing: TrendDrawing;
};

/** Draws one measure of a name's curve. The main sex is filled and has its best year, its low and its last one marked. */
export function drawCurveChart(
  page: NamePage,
  charted: readonly Charted[],
  measure: CurveMeasure,
): CurveChart {
  const { summary, firstYear, lastYear } = page;
  const [main, ...others] = charted;
  const ahead =
    measure === "million" && main !== undefined ? aheadOf(main, page.forecast[main.sex]) : undefined;
  const own = main === undefined ? [] : mainMarks(main, measure);
  const theirs = others.map((other) => otherMark(other, measure));
  const curves = charted.map((each, place) => ({
    sex: each.sex,
    values: each.figures.births.map((_, year) => valueAt(each, measure, year)),
    filled: place === 0 && measure !== "rank" && listedYears(each) >= FILLED_YEARS,
  }));
  const highest = Math.max(
    ...curves.flatMap(({ values }) => values.map((value) => value ?? 0)),
    ...(ahead?.ends.map(({ high }) => high) ?? []),
  );
  const axis = measure === "rank" ? rankAxis(highest) : countAxis(highest);
  const caption = captionOf(summary.name, charted, measure);
  const years = `${firstYear}–${lastYear}`;
  return {
    measure,
    tab: TABS[measure],
    caption:
      ahead === undefined ? `${caption}, ${years}` : `${caption}, ${years}, and the likely next five years`,
    label: `${caption}, ${firstYear} to ${lastYear}. ${[...own, ...theirs].map(markLabel).join(" ")}`,
    drawing: drawTrend({
      firstYear,
      lastYear,
      thinBefore: RECORDS.thinBefore ?? RECORDS.firstYear,
      axis,
      curves,
      // The one line of words at the end of the other line has the least choice of a place: it comes first.
      marks: [...theirs, ...own],
      ahead,
    }),
  };
}

/** Where the curve may go, per million; nothing where nothing is said. */
function aheadOf({ figures }: Charted, forecast: Forecast | null): Ahead | undefined {
  if (forecast?.kind !== "ranges") return undefined;
  return {
    from: figures.perMillion.at(-1) ?? 0,
    ends: forecast.ranges.map(({ year, common, rare }) => ({ year, low: 1e6 / rare, high: 1e6 / common })),
  };
}

/** "Peak, 1897: 1 in 100 girls." */
function markLabel({ lines, year }: CurveMark): string {
  return lines.length > 1 || lines[0]?.includes(String(year)) === true
    ? `${lines.join(": ")}.`
    : `${year}: ${lines.join("")}.`;
}

function captionOf(name: string, charted: readonly Charted[], measure: CurveMeasure): string {
  const [main, other] = charted.map(({ sex }) => sex);
  const who =
    other === undefined ? `${main === "girl" ? "Girls" : "Boys"} named ${name}` : `Babies named ${name}`;
  const of = other === undefined ? `${main}s` : "girls (solid) and of boys (dashed)";
  switch (measure) {
    case "million":
      return other === undefined ? `${who}, per million ${of}` : `${who}, per million of ${of}`;
    case "births":
      return other === undefined ? `${who}, each year` : `${who}, each year: girls solid, boys dashed`;
    case "rank":
      return `Rank of ${name} among ${other === undefined ? of : "girls (solid) and boys (dashed)"}, 1 at the top`;
  }
}
