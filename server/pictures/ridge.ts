import type { Spark } from "#domain/names/entry/name-summary.ts";
import { sparkYears } from "#domain/names/records/spark.ts";
import { dayColor } from "./day-color.ts";
import { HEIGHT, rect, round, WIDTH } from "./sheet.ts";

/** Where the lowest point of a curve lies, in pixels from the top. */
export const FLOOR = 574;

/** Height of the highest point in a spark. */
const HIGHEST = 99;
const LINE = 4.5;
/** Boys' lines are dashed everywhere on the site (design guide, section 2). */
const DASHES = ' stroke-dasharray="14 8"';

type Point = { readonly x: number; readonly y: number };

/**
 * The lower edge of the picture: the land under a name's curve, as on the home page's cover, with its highest point at top.
 * One curve has a line of ink; of two, each has that of its sex. Lines begin with the records: before them the land is bare.
 */
export function ridge(
  { girl, boy }: Spark,
  years: { readonly firstYear: number; readonly lastYear: number },
  { top, land = dayColor("butter") }: { readonly top: number; readonly land?: string },
): string {
  const xs = sparkYears(years.firstYear, years.lastYear).map(
    (year) => ((year - years.firstYear) / (years.lastYear - years.firstYear)) * WIDTH,
  );
  const pointsOf = (heights: readonly number[]) =>
    heights.map((height, place) => ({ x: xs[place] ?? 0, y: FLOOR - (height / HIGHEST) * (FLOOR - top) }));
  const area = (heights: readonly number[]) =>
    `<path d="${through(pointsOf(heights))}V${HEIGHT}H0Z" fill="${land}"/>`;
  const line = (heights: readonly number[], color: string, dashes = "") => {
    const from = Math.max(0, heights.findIndex((height) => height > 0) - 1);
    return `<path d="${through(pointsOf(heights).slice(from))}" fill="none" stroke="${color}" stroke-width="${LINE}" stroke-linejoin="round"${dashes}/>`;
  };

  if (girl !== undefined && boy !== undefined) {
    return [area(girl), area(boy), line(girl, dayColor("girl")), line(boy, dayColor("boy"), DASHES)].join("");
  }
  const only = girl ?? boy;
  return only === undefined
    ? rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, land)
    : area(only) + line(only, dayColor("ink"));
}

/** From one middle to the next, bent around the point between: points stand two years apart, which would show as corners. */
function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const bends = rest.map((point, place) => {
    const next = rest[place + 1];
    return next === undefined
      ? `L${at(point)}`
      : `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(first)}${bends.join("")}`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
