import type { Counted } from "#domain/names/entry/name-summary.ts";

/** Solid, dashed, dotted, dash-dot: enough to tell four lines apart without color; the end marks tell eight. */
export const DASHES = ["", "7 4", "1.5 5", "9 4 2 4"] as const;

/** Circle, diamond, square, triangle around a point, as SVG paths. */
export const LINE_MARKS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
  "M0-5.6 5.6 0 0 5.6-5.6 0Z",
  "M-4-4H4V4H-4Z",
  "M0-5.2 5.2 4.2H-5.2Z",
] as const;

type LineColor = "girl" | "boy" | "ink" | "grey";

/** How a line is told from seven others: by its stroke, by its end mark, and besides by color. */
export type LineStyle = {
  /** Place in DASHES and in MARKS. */
  readonly stroke: number;
  readonly hollow: boolean;
  readonly color: LineColor;
};

/** Places 0 and 1 are those of the sexes, as everywhere on the site. */
const PLACES = { girls: 0, boys: 1 } as const;
const FREE = [2, 3, 4, 5, 6, 7, 0, 1];

/**
 * A style for each line: the first name for girls has the girls' line and color, the first for boys the boys'; the others
 * take what is left, in ink and in gray by turns.
 */
export function lineStyles(counted: readonly Counted[]): readonly LineStyle[] {
  const first = { girls: counted.indexOf("girls"), boys: counted.indexOf("boys") };
  const free = FREE.filter((place) => !(place === PLACES.girls && first.girls >= 0)).filter(
    (place) => !(place === PLACES.boys && first.boys >= 0),
  );
  return counted.map((_, line) => {
    if (line === first.girls) return { stroke: 0, hollow: false, color: "girl" };
    if (line === first.boys) return { stroke: 1, hollow: false, color: "boy" };
    const place = free.shift() ?? 0;
    return { stroke: place % 4, hollow: place >= 4, color: place % 2 === 0 ? "ink" : "grey" };
  });
}
