import type { Spark } from "#domain/names/entry/name-summary.ts";
import { sparkYears } from "#domain/names/records/spark.ts";

export type SparkSize = { readonly width: number; readonly height: number };

export const SPARK_SIZES = {
  card: { width: 132, height: 38 },
  row: { width: 104, height: 30 },
  now: { width: 120, height: 44 },
} as const satisfies Record<string, SparkSize>;

type Line = { readonly path: string; readonly endX: number; readonly endY: number };

/** Room for the end mark at the right, and above the highest point. */
const MARK_ROOM = 8;
const TOP = 5;
/** Height of the highest point in the data. */
const HIGHEST = 99;

/**
 * A small curve as an SVG path, and where its last point lies. It goes by steps, years of one height at once: with fifty
 * curves on a page, places would weigh twice as much. In whole tenths, so that the steps end where the places were.
 */
export function sparkLine(
  values: readonly number[],
  years: { readonly firstYear: number; readonly lastYear: number },
  { width, height }: SparkSize,
): Line {
  const { firstYear, lastYear } = years;
  const floor = height - 2;
  const xOf = (year: number) =>
    Math.round(((year - firstYear) / (lastYear - firstYear)) * (width - MARK_ROOM) * 10);
  const yOf = (value: number) => Math.round((floor - (value / HIGHEST) * (floor - TOP)) * 10);
  let [x, y] = [0, yOf(values[0] ?? 0)];
  let path = `M0 ${inTenths(y)}`;
  let flatFrom = x;
  let isSloping = false;
  sparkYears(firstYear, lastYear).forEach((year, place) => {
    const [nextX, nextY] = [xOf(year), yOf(values[place] ?? 0)];
    if (nextY !== y) {
      if (x > flatFrom) path += `h${inTenths(x - flatFrom)}`;
      const [right, down] = [inTenths(nextX - x), inTenths(nextY - y)];
      path += `${isSloping && x === flatFrom ? " " : "l"}${right}${between(right, down)}${down}`;
      isSloping = true;
      flatFrom = nextX;
    }
    [x, y] = [nextX, nextY];
  });
  if (x > flatFrom) path += `h${inTenths(x - flatFrom)}`;
  return { path, endX: x / 10, endY: y / 10 };
}

/** What must stand between two numbers: a sign begins another, and so does a second point. */
function between(one: string, other: string): string {
  return other.startsWith("-") || (other.startsWith(".") && one.includes(".")) ? "" : " ";
}

/** Numbers as they are written, each made once: a page has thousands of them, and few that differ. */
const written: string[] = [];

function inTenths(tenths: number): string {
  if (tenths < 0) return `-${inTenths(-tenths)}`;
  return (written[tenths] ??= String(tenths / 10).replace(/^0\./, "."));
}

/** The curve in words, for those who do not see it. */
export function describeSpark(
  name: string,
  { girl, boy }: Spark,
  years: { readonly firstYear: number; readonly lastYear: number },
): string {
  const { firstYear, lastYear } = years;
  if (girl === undefined && boy === undefined) return `No births on record for ${name}`;
  const who =
    girl !== undefined && boy !== undefined ? "girls and boys" : girl === undefined ? "boys" : "girls";
  const highest = (values: readonly number[]) =>
    `highest around ${sparkYears(firstYear, lastYear)[values.indexOf(Math.max(...values))]}`;
  const parts =
    girl !== undefined && boy !== undefined
      ? [`girls ${highest(girl)}`, `boys ${highest(boy)}`]
      : [highest(girl ?? boy ?? [])];
  return `Share of US ${who} named ${name}, ${firstYear} to ${lastYear}: ${parts.join(", ")}.`;
}
