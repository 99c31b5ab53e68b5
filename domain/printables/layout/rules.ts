import type { Frame } from "./frame.ts";
import type { Ink, PaperMark } from "./marks.ts";

/** A line over the whole width. */
export function across(
  { left, width }: Pick<Frame, "left" | "width">,
  y: number,
  ink: Ink = "hair",
  thickness: number = ink === "hair" ? 0.6 : 0.8,
): PaperMark {
  return {
    kind: "line",
    points: [
      [left, y],
      [left + width, y],
    ],
    width: thickness,
    ink,
  };
}

/** A hair line from top to bottom. */
export function down(x: number, top: number, bottom: number, thickness = 0.6): PaperMark {
  return {
    kind: "line",
    points: [
      [x, top],
      [x, bottom],
    ],
    width: thickness,
    ink: "hair",
  };
}
