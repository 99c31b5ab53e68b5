import { countAxis, rankAxis } from "#app/charts/axis.ts";
import { drawTrend, type TrendDrawing } from "#app/charts/trend.ts";
import type { NamePage } from "#domain/names/name-page.ts";
import { birthLines } from "./births-csv.ts";
import { curveHeadline } from "./curve-headline.ts";
import { type Charted, mainMarks, type Measure, otherMark, type Sex, valueAt } from "./curve-marks.ts";

/** Social Security cards began in 1936: people born before asked for one late, or never. */
const THIN_BEFORE = 1937;

/** With fewer published years the surface under the line is a row of splinters. */
const FILLED_YEARS = 30;

export type CurveWords = {
  readonly headline: string;
  /** Empty for a name with one published year: a point is no curve. */
  readonly charts: readonly {
    readonly measure: Measure;
    readonly tab: string;
    readonly caption: string;
    readonly label: string;
    readonly drawing: TrendDrawing;
  }[];
  readonly thinBefore: number;
  /** What the gaps in the line mean; null without any. */
  readonly gaps: string | null;
  /** The published years as lines of the CSV file, the last one first: a list of numbers would be sent twice as long. */
  readonly lines: string;
  readonly sexes: readonly Sex[];
};

const TABS = { million: "Per million", births: "Births", rank: "Rank" } as const;
const MEASURES = ["million", "births", "rank"] as const;

/** The curve of a name in its three measures; null for a name on no record. */
export function curveWords(page: NamePage): CurveWords | null {
  const { firstYear, summary } = page;
  const charted = chartedSexes(page);
  const [main, other] = charted;
  if (main === undefined) return null;
  const headlines = charted.map(({ figures }) => curveHeadline({ firstYear, ...figures }) ?? "");
  const isOnePoint = other === undefined && listedYears(main) === 1;
  return {
    headline: summary.gender === "unisex" ? headlineForBoth(headlines, main.sex) : (headlines[0] ?? ""),
    charts: isOnePoint ? [] : MEASURES.map((measure) => chart(page, charted, measure)),
    thinBefore: THIN_BEFORE,
    gaps: gapWords(main, isOnePoint),
    lines: birthLines(page)
      .filter((line) => !/^\d+,+$/.test(line))
      .toReversed()
      .join("\n"),
    sexes: charted.map(({ sex }) => sex),
  };
}

function chartedSexes({ girl, boy, main, firstYear }: NamePage): Charted[] {
  const order = main === "girl" ? (["girl", "boy"] as const) : (["boy", "girl"] as const);
  return order.flatMap((sex) => {
    const figures = sex === "girl" ? girl : boy;
    return figures === null ? [] : [{ sex, figures, firstYear }];
  });
}

function chart({ summary, firstYear, lastYear }: NamePage, charted: readonly Charted[], measure: Measure) {
  const [main, ...others] = charted;
  const marks = [
    ...(main === undefined ? [] : mainMarks(main, measure)),
    ...others.map((other) => otherMark(other, measure)),
  ];
  const curves = charted.map((each, place) => ({
    sex: each.sex,
    values: each.figures.births.map((_, year) => valueAt(each, measure, year)),
    filled: place === 0 && measure !== "rank" && listedYears(each) >= FILLED_YEARS,
  }));
  const highest = Math.max(...curves.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const axis = measure === "rank" ? rankAxis(highest) : countAxis(highest);
  const caption = captionOf(summary.name, charted, measure);
  const years = `${firstYear}–${lastYear}`;
  return {
    measure,
    tab: TABS[measure],
    caption: `${caption}, ${years}`,
    label: `${caption}, ${firstYear} to ${lastYear}. ${marks.map(({ lines, year }) => markLabel(lines, year)).join(" ")}`,
    drawing: drawTrend({ firstYear, lastYear, thinBefore: THIN_BEFORE, axis, curves, marks }),
  };
}

/** "Peak, 1897: 1 in 100 girls." */
function markLabel(lines: readonly string[], year: number): string {
  return lines.length > 1 || lines[0]?.includes(String(year)) === true
    ? `${lines.join(": ")}.`
    : `${year}: ${lines.join("")}.`;
}

function captionOf(name: string, charted: readonly Charted[], measure: Measure): string {
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

function gapWords({ figures }: Charted, isOnePoint: boolean): string | null {
  if (isOnePoint) return "In every other year fewer than 5, or none: the records do not say which.";
  const first = figures.births.findIndex((births) => births > 0);
  return figures.births.slice(first).includes(0)
    ? "Where the line breaks off: fewer than 5 in that year, or none."
    : null;
}

function listedYears({ figures }: Charted): number {
  return figures.births.filter((births) => births > 0).length;
}

/** Of a name given to both alike, the curve of one sex is not the whole story. */
function headlineForBoth([headline = "", other]: readonly string[], sex: Sex): string {
  if (headline === other) return `${headline}, for girls and boys alike`;
  return `For ${sex}s: ${headline.slice(0, 1).toLowerCase()}${headline.slice(1)}`;
}
