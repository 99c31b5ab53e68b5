import type { Axis } from "#app/charts/axis.ts";
import { pushApart } from "#app/charts/push-apart.ts";
import { textWidth } from "#app/charts/text-width.ts";
import { TREND_FRAMES, type TrendSize } from "#app/charts/trend-frame.ts";
import { percentAt } from "#app/charts/year-axis.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import { pixels } from "./draw-frame.ts";
import { labelled, type WhoseWord } from "#app/compare/line-names.ts";
import type { LineStyle } from "./line-style.ts";
import type { LineToDraw } from "./line-to-draw.ts";

/** Words at the ends of lines stand at least so far apart, in pixels: one row of text, or two. */
const GAPS = { one: 18, two: 37 } as const;
/** So much of the second row is below the middle of both, in pixels. */
const BELOW = 8;
/** With more lines, each has one row. */
const MOST_WITH_TWO = 5;
/** Pixels beside the plot for the ends' words; longer names are cut. */
const ROOM = { large: 108, small: 72 } as const;

export type LineEnd = {
  readonly key: string;
  /** The last listed year: in percent of the width, and in pixels. */
  readonly x: number;
  readonly y: number;
  /** The middle of the words, in pixels. */
  readonly wordsY: number;
  readonly words: readonly string[];
  readonly style: LineStyle;
};

/** The last point of each line, and its words beside the plot, none upon another. */
export function placeEnds(
  lines: readonly LineToDraw[],
  axis: Axis,
  { from, to }: YearRange,
  size: TrendSize,
): readonly LineEnd[] {
  const { top, bottom } = TREND_FRAMES[size];
  const rows = lines.length <= MOST_WITH_TWO ? 2 : 1;
  const ends = lines.flatMap((line) => {
    const last = line.values.findLastIndex((value) => value !== null);
    const value = line.values[last] ?? null;
    if (value === null) return [];
    const y = pixels(axis.heightOf(value), size);
    return [
      {
        key: line.key,
        style: line.style,
        words: wordsOf(line, size, rows),
        y,
        x: percentAt(from + last, from, to),
      },
    ];
  });
  const two = ends.some(({ words }) => words.length > 1);
  const apart = pushApart(
    ends.map(({ y }) => y),
    two ? GAPS.two : GAPS.one,
    { top, bottom: bottom - (two ? BELOW : 0) },
  );
  return ends.map((end, place) => ({ ...end, wordsY: Math.round(apart[place] ?? end.y) }));
}

/** The name and for whom it counts; with room for two rows, also the figure, or on a phone the two apart. */
function wordsOf({ name, whose, endWords }: LineToDraw, size: TrendSize, rows: 1 | 2): readonly string[] {
  if (rows === 2 && size === "small")
    return [cutTo(name, null, ROOM.small), ...(whose === null ? [] : [whose])];
  const label = cutTo(name, whose, ROOM[size]);
  return rows === 2 ? [label, endWords] : [label];
}

/** A label that fits: of a long one the name is cut, never for whom it counts. */
function cutTo(name: string, whose: WhoseWord | null, room: number): string {
  const fits = (start: string) => textWidth(labelled(start, whose)) <= room;
  if (fits(name)) return labelled(name, whose);
  let cut = name;
  while (cut !== "" && !fits(`${cut}…`)) cut = cut.slice(0, -1);
  return labelled(`${cut}…`, whose);
}
