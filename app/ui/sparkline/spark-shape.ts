import { here } from "#content/site/records-edition.ts";
import type { Spark } from "#domain/names/entry/name-summary.ts";
import { sparkYear, sparkYears } from "#domain/names/records/spark.ts";

type SparkSize = { readonly width: number; readonly height: number };

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
  const floor = height - 2;
  const yOf = (value: number) => Math.round((floor - (value / HIGHEST) * (floor - TOP)) * 10);
  let [x, y] = [0, yOf(values[0] ?? 0)];
  let path = `M0 ${inTenths(y)}`;
  let flatFrom = x;
  let isSloping = false;
  const across = placesAcross(years.firstYear, years.lastYear, width - MARK_ROOM);
  for (let place = 0; place < across.length; place += 1) {
    const nextX = across[place] ?? 0;
    const nextY = yOf(values[place] ?? 0);
    if (nextY !== y) {
      if (x > flatFrom) path += `h${inTenths(x - flatFrom)}`;
      path += `${isSloping && x === flatFrom ? " " : "l"}${step(nextX - x, nextY - y)}`;
      isSloping = true;
      flatFrom = nextX;
    }
    x = nextX;
    y = nextY;
  }
  if (x > flatFrom) path += `h${inTenths(x - flatFrom)}`;
  return { path, endX: x / 10, endY: y / 10 };
}

const across = new Map<string, readonly number[]>();

/** Where the years of a curve are, in tenths: the same for all curves of one size. */
function placesAcross(firstYear: number, lastYear: number, room: number): readonly number[] {
  const key = `${firstYear} ${lastYear} ${room}`;
  const places =
    across.get(key) ??
    sparkYears(firstYear, lastYear).map((year) =>
      Math.round(((year - firstYear) / (lastYear - firstYear)) * room * 10),
    );
  across.set(key, places);
  return places;
}

/** More than the tenths of any curve's height. */
const HIGHER = 1024;
/** Steps as they are written, each made once: a page has two thousand of them, and few that differ. */
const steps = new Map<number, string>();

/** A step to the right, and down or up, in tenths. */
function step(right: number, down: number): string {
  const key = right * 2 * HIGHER + down + HIGHER;
  const known = steps.get(key);
  if (known !== undefined) return known;
  const [one, other] = [inTenths(right), inTenths(down)];
  const made = `${one}${between(one, other)}${other}`;
  steps.set(key, made);
  return made;
}

/** What must stand between two numbers: a sign begins another, and so does a second point. */
function between(one: string, other: string): string {
  return other.startsWith("-") || (other.startsWith(".") && one.includes(".")) ? "" : " ";
}

function inTenths(tenths: number): string {
  return tenths < 0 ? `-${inTenths(-tenths)}` : String(tenths / 10).replace(/^0\./, ".");
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
    `highest around ${sparkYear(values.indexOf(Math.max(...values)), firstYear, lastYear)}`;
  const parts =
    girl !== undefined && boy !== undefined
      ? [`girls ${highest(girl)}`, `boys ${highest(boy)}`]
      : [highest(girl ?? boy ?? [])];
  return `Share of ${here(who)} named ${name}, ${firstYear} to ${lastYear}: ${parts.join(", ")}.`;
}
