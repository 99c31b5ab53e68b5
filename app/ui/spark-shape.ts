import type { Spark } from "#domain/names/entry/name-summary.ts";
import { sparkYears } from "#domain/names/records/spark.ts";

export type SparkSize = { readonly width: number; readonly height: number };

export const SPARK_SIZES = {
  card: { width: 132, height: 38 },
  row: { width: 104, height: 30 },
} as const satisfies Record<string, SparkSize>;
type Line = { readonly path: string; readonly endX: number; readonly endY: number };

/** Room for the end mark at the right, and above the highest point. */
const MARK_ROOM = 8;
const TOP = 5;
/** Height of the highest point in the data. */
const HIGHEST = 99;

/** A small curve as an SVG path of relative steps, because they are short, and where its last point lies. */
export function sparkLine(
  values: readonly number[],
  years: { readonly firstYear: number; readonly lastYear: number },
  { width, height }: SparkSize,
): Line {
  const { firstYear, lastYear } = years;
  const floor = height - 2;
  const x = (year: number) =>
    Math.round(((year - firstYear) / (lastYear - firstYear)) * (width - MARK_ROOM) * 10);
  const y = (value: number) => Math.round((floor - (value / HIGHEST) * (floor - TOP)) * 10);
  let [fromX, fromY] = [x(firstYear), y(values[0] ?? 0)];
  let path = `M${tenths(fromX)} ${tenths(fromY)}l`;
  sparkYears(firstYear, lastYear).forEach((year, place) => {
    if (place === 0) return;
    const [toX, toY] = [x(year), y(values[place] ?? 0)];
    const down = tenths(toY - fromY);
    path += `${place === 1 ? "" : " "}${tenths(toX - fromX)}${down.startsWith("-") ? "" : " "}${down}`;
    [fromX, fromY] = [toX, toY];
  });
  return { path, endX: x(lastYear) / 10, endY: y(values.at(-1) ?? 0) / 10 };
}

/** 17 → "1.7", -3 → "-.3": as short as a path takes it. */
function tenths(count: number): string {
  const text = String(count / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

/** The curve in words, for those who do not see it. */
export function describeSpark(
  name: string,
  { girl, boy }: Spark,
  years: { readonly firstYear: number; readonly lastYear: number },
): string {
  const { firstYear, lastYear } = years;
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
