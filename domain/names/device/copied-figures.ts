import { type NameFigures, NO_FIGURES } from "#domain/names/entry/name-figures.ts";
import { DECADES, PASTS, STYLES, TRENDS } from "#domain/names/entry/trait-values.ts";

/** What rules ask of the records of a name, as the copy has it: rank (0 is none), and a bit for each mark that it has. */
export type CopiedFigures = readonly [rank: number, marks: number];

/** Never reordered: a device may hold a copy from before. */
const MARKS = [...DECADES, ...STYLES, ...TRENDS, ...PASTS];

export function copyFigures({ rank, decades, styles, trends, pasts }: NameFigures): CopiedFigures {
  const has = new Set<unknown>([...decades, ...styles, ...trends, ...pasts]);
  const marks = MARKS.reduce<number>((bits, mark, place) => bits + (has.has(mark) ? 2 ** place : 0), 0);
  return [rank === Infinity ? 0 : rank, marks];
}

/** A copy knows decades alone: in a year of one the name may have been popular. */
export function figuresCopied([rank, marks]: CopiedFigures, births: number): NameFigures {
  const has = (mark: (typeof MARKS)[number]) => Math.floor(marks / 2 ** MARKS.indexOf(mark)) % 2 === 1;
  const decades = DECADES.filter(has);
  return {
    ...NO_FIGURES,
    rank: rank === 0 ? Infinity : rank,
    births,
    styles: STYLES.filter(has),
    trends: TRENDS.filter(has),
    pasts: PASTS.filter(has),
    decades,
    wasPopular: (from, to) => decades.some((decade) => decade <= to && decade + 9 >= from),
  };
}
