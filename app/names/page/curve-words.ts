import { countAxis, rankAxis } from "#app/charts/axis.ts";
import { drawTrend, type TrendDrawing } from "#app/charts/trend.ts";
import type { NamePage } from "#domain/names/name-page.ts";
import { birthLines } from "./births-csv.ts";
import { curveHeadline } from "./curve-headline.ts";
import { type Charted, mainMarks, type Measure, otherMark, type Sex, valueAt } from "./curve-marks.ts";

/** Social Security cards began in 1936: people born before asked for one late, or never. */
const THIN_BEFORE = 1937;

export type CurveWords = {
  readonly headline: string;
  readonly charts: readonly {
    readonly measure: Measure;
    readonly tab: string;
    readonly caption: string;
    readonly label: string;
    readonly drawing: TrendDrawing;
  }[];
  readonly thinBefore: number;
  readonly hasGaps: boolean;
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
  const headline = curveHeadline({ firstYear, ...main.figures }) ?? "";
  return {
    headline: summary.gender === "unisex" && other !== undefined ? `${headline}, for ${main.sex}s` : headline,
    charts: MEASURES.map((measure) => chart(page, charted, measure)),
    thinBefore: THIN_BEFORE,
    hasGaps: hasGaps(main),
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
    filled: place === 0 && measure !== "rank",
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

/** Whether the main line breaks off between its first and its last listed year, or ends before the last. */
function hasGaps({ figures }: Charted): boolean {
  const first = figures.births.findIndex((births) => births > 0);
  return figures.births.slice(first).includes(0);
}
