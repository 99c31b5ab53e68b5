import type { NameCurve } from "#domain/names/page/name-curve.ts";
import type { Ink, Node, PaperMark, Point, TextWidth } from "#domain/printables/layout/marks.ts";
import { tagged, text } from "#domain/printables/layout/texts.ts";
import { aheadPoints, endYear, heightAt } from "./curve-place.ts";
import type { Sex } from "./sheet-name.ts";

/** In points. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const SOFT = { girl: "girlSoft", boy: "boySoft" } as const satisfies Record<Sex, Ink>;
const TONE = { girl: "girlTone", boy: "boyTone" } as const satisfies Record<Sex, Ink>;
const LABEL = 8;
const UNDER_AXIS = 11;
const RING = 3;
const CORNERS = 24;

/** What the words below the axis take. */
export const YEARS_HEIGHT = 14;

/** A name's curve with the year that is marked, for who does not see it in words. */
export function layCurve(
  curve: NameCurve,
  year: number | null,
  alt: string,
  box: Box,
  textWidth: TextWidth,
): Node {
  const { firstYear, lines } = curve;
  const end = endYear(curve, year);
  const floor = box.top + box.height;
  const x = (at: number) => box.left + ((at - firstYear) / (end - firstYear)) * box.width;
  const y = (height: number) => floor - height * box.height;
  const main = lines[0]?.sex ?? "girl";
  const ahead = aheadPoints(curve).map((point): Point => [x(point.year), y(point.height)]);
  const runs = lines.map(({ sex, heights }) => ({ sex, runs: runsOf(heights, firstYear, x, y) }));
  const marks: PaperMark[] = [
    ...(runs[0]?.runs ?? []).filter((run) => run.length > 1).map((run) => surface(run, floor, SOFT[main])),
    ...(ahead.length === 0 ? [] : [{ kind: "area", points: ahead, ink: TONE[main] } as const]),
    line(
      [
        [box.left, floor],
        [box.left + box.width, floor],
      ],
      "quiet",
      0.8,
    ),
    ...runs.flatMap(({ sex, runs: own }, place) =>
      own.map((run) => ({ ...line(run.length > 1 ? run : dot(run), sex, 1.5), dashed: place > 0 })),
    ),
    ...(year === null ? [] : yearMarks(x(year), heightAt(curve, year), y, box)),
    ...yearWords(curve, year, end, { x, y: floor + UNDER_AXIS, box }, textWidth),
  ];
  return tagged("Figure", marks, { alt });
}

/** Published years in a row. */
function runsOf(
  heights: readonly (number | null)[],
  firstYear: number,
  x: (year: number) => number,
  y: (height: number) => number,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  heights.forEach((height, place) => {
    if (height === null) return;
    const point: Point = [x(firstYear + place), y(height)];
    if (place > 0 && heights[place - 1] !== null) runs.at(-1)?.push(point);
    else runs.push([point]);
  });
  return runs;
}

function surface(run: readonly Point[], floor: number, ink: Ink): PaperMark {
  const [first, last] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0];
  return { kind: "area", points: [[first, floor], ...run, [last, floor]], ink };
}

/** A year that stands alone: a line needs two points. */
function dot([point]: readonly Point[]): readonly Point[] {
  const [left, top] = point ?? [0, 0];
  return [
    [left - 0.8, top],
    [left + 0.8, top],
  ];
}

/** A line down to the axis, and a ring where the curve has the year. */
function yearMarks(
  left: number,
  height: number | null,
  y: (height: number) => number,
  box: Box,
): readonly PaperMark[] {
  const down = line(
    [
      [left, box.top],
      [left, box.top + box.height],
    ],
    "ribbon",
    0.9,
  );
  if (height === null) return [{ ...down, dashed: true }];
  const circle = Array.from({ length: CORNERS + 1 }, (_, corner): Point => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [left + RING * Math.cos(angle), y(height) + RING * Math.sin(angle)];
  });
  return [
    { ...down, dashed: true },
    { kind: "area", points: circle, ink: "paper" },
    line(circle, "ribbon", 1.3),
  ];
}

type Axis = { readonly x: (year: number) => number; readonly y: number; readonly box: Box };

/** First and last year, and the marked one between them where there is room. */
function yearWords(
  { firstYear }: NameCurve,
  year: number | null,
  end: number,
  { x, y, box }: Axis,
  textWidth: TextWidth,
): readonly PaperMark[] {
  const plain = { face: "plain", size: LABEL, ink: "quiet" } as const;
  const strong = { face: "strong", size: LABEL, ink: "ribbon" } as const;
  const wide = textWidth("0000", "strong", LABEL);
  const at = (words: number) =>
    Math.min(Math.max(x(words) - wide / 2, box.left), box.left + box.width - wide);
  const isNear = (other: number) => year !== null && Math.abs(at(year) - at(other)) < wide * 1.3;
  return [
    ...[firstYear, end].filter((each) => !isNear(each)).map((each) => text(`${each}`, at(each), y, plain)),
    ...(year === null ? [] : [text(`${year}`, at(year), y, strong)]),
  ];
}

function line(points: readonly Point[], ink: Ink, width: number): Extract<PaperMark, { kind: "line" }> {
  return { kind: "line", points, ink, width };
}
