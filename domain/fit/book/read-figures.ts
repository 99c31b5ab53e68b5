import type { Era, Usage } from "./fit-book.ts";

/** The decade of the first figure, and the years of each. */
const FIRST_DECADE = 1880;
const DECADE = 10;

/** What decadeFigures wrote; undefined for "", a name too rare to have a time. */
export function eraOf(figures: string): Era | undefined {
  if (figures === "") return undefined;
  const decades = Array.from(figures, Number);
  return { decades, peak: FIRST_DECADE + DECADE * decades.indexOf(Math.max(...decades)) };
}

/** What usageFigure wrote, with the babies of a year; undefined for "", a name without figures. */
export function usageOf(figure: string, babies: number): Usage | undefined {
  if (figure === "") return undefined;
  const births = Number(figure);
  return { births, oneIn: births === 0 ? null : Number((babies / births).toPrecision(2)) };
}
