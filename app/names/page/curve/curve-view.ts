import { RECORDS } from "#content/site/records-edition.ts";
import { mainFirst } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { publishedLines } from "./births-csv.ts";
import { type CurveChart, drawCurveChart } from "./curve-chart.ts";
import { forecastHtml } from "./forecast-html.ts";
import { headlineOf } from "./curve-headline.ts";
import { type Charted, listedYears, CURVE_MEASURES, type Sex } from "./curve-marks.ts";
import { readCurve } from "./read-curve.ts";

/** From this part of all births on, the other sex is too many for a headline that does not say of whom it speaks. */
const MANY = 0.05;

export type CurveView = {
  readonly headline: string;
  /** Empty for a name with one published year: a point is no curve. */
  readonly charts: readonly CurveChart[];
  readonly thinBefore: number;
  /** Where it will likely be, as HTML; null where nothing is said of it. */
  readonly next: string | null;
  /** What the gaps in the line mean; null without any. */
  readonly gaps: string | null;
  /** The published years as lines of the CSV file, the last one first: a list of numbers would be sent twice as long. */
  readonly lines: string;
  readonly sexes: readonly Sex[];
};

/** The curve of a name in its three measures; null for a name on no record. */
export function buildCurveView(page: NamePage): CurveView | null {
  const charted = chartedSexes(page);
  const [main, other] = charted;
  if (main === undefined) return null;
  const headlines = charted.map(({ read }) => headlineOf(read) ?? "");
  const isOnePoint = other === undefined && listedYears(main) === 1;
  return {
    headline: isForBoth(page) ? headlineForBoth(headlines, main.sex) : (headlines[0] ?? ""),
    charts: isOnePoint ? [] : CURVE_MEASURES.map((measure) => drawCurveChart(page, charted, measure)),
    next: forecastHtml(page),
    thinBefore: RECORDS.thinBefore ?? RECORDS.firstYear,
    gaps: gapWords(main, isOnePoint),
    lines: publishedLines(page).join("\n"),
    sexes: charted.map(({ sex }) => sex),
  };
}

function chartedSexes({ girl, boy, main, firstYear }: NamePage): Charted[] {
  return mainFirst(main).flatMap((sex) => {
    const figures = sex === "girl" ? girl : boy;
    return figures === null ? [] : [{ sex, figures, firstYear, read: readCurve({ firstYear, ...figures }) }];
  });
}

function gapWords({ figures }: Charted, isOnePoint: boolean): string | null {
  if (isOnePoint)
    return `In every other year there were fewer than ${RECORDS.floor}, or none. The records don’t say which.`;
  const first = figures.births.findIndex((births) => births > 0);
  return figures.births.slice(first).includes(0)
    ? `Where the line breaks, there were fewer than ${RECORDS.floor} that year, or none.`
    : null;
}

function isForBoth({ girl, boy, summary }: NamePage): boolean {
  const totals = [girl?.total ?? 0, boy?.total ?? 0] as const;
  return summary.gender === "unisex" || Math.min(...totals) >= MANY * (totals[0] + totals[1]);
}

/** Of a name given to both, the curve of one sex is not the whole story. */
function headlineForBoth([headline = "", other]: readonly string[], sex: Sex): string {
  if (headline === other) return `${headline}, for girls and boys alike`;
  return `For ${sex}s: ${headline.slice(0, 1).toLowerCase()}${headline.slice(1)}`;
}
