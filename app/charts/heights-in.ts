import type { CurvePaths } from "#domain/charts/curve-path.ts";

/** Reads a curve's paths back: the y of each year (counted from 0) that has a point. What curvePaths draws, for the browser. */
export function heightsIn({ line, dots }: Pick<CurvePaths, "line" | "dots">): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const run of `${line}${dots}`.split("M").slice(1)) {
    const [start = "", moves = ""] = run.split("l");
    const [from = 0, first = 0] = numbersIn(start);
    heights.set(from, first);
    let y = first;
    // Each move is one year to the right, and so much down.
    numbersIn(moves).forEach((number, place) => {
      if (place % 2 === 0) return;
      y += number;
      heights.set(from + (place + 1) / 2, y);
    });
  }
  return heights;
}

function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([number]) => Number(number));
}
