import { BRAND } from "#content/site/brand.ts";
import { inBox } from "./drawing.ts";
import { outlineText, outlineLines } from "./text-outline.ts";
import type { PageCard } from "./page-cards.ts";
import { FLOOR } from "./ridge.ts";
import { dayColor } from "./day-color.ts";
import { houseMark } from "./house-mark.ts";
import { headWords, HEIGHT, MARGIN, placed, rect, ROOM, sheet, WIDTH } from "./sheet.ts";

const DRAWING = 330;
const GAP = 40;
const COLUMN = ROOM - DRAWING - GAP;
const TITLE_SIZES = [104, 92, 80, 70];
const MOST_TITLE_HEIGHT = 292;
const LINE_SIZE = 38;
const LINE_HEIGHT = 50;
/** The words stand in the middle between the head and the field. */
const TOP = 112;
const BOTTOM = FLOOR - 16;

/** The picture of a fixed page: its title, one line and the drawing of its section, above the butter field. */
export function pagePicture({ crumb, title, line }: PageCard, drawing: string | null): string {
  const titleLines = linesAtMost(title);
  const lineLines = outlineLines(line, "serif", LINE_SIZE, COLUMN);
  const size = titleLines[0]?.size ?? 0;
  const height = titleLines.length * size + 24 + lineLines.length * LINE_HEIGHT;
  const top = TOP + Math.max(0, (BOTTOM - TOP - height) / 2);
  const firstBaseline = top + size * 0.8;
  const lineBaseline = top + titleLines.length * size + 24 + LINE_SIZE * 0.8;
  const x = WIDTH - MARGIN - DRAWING;
  const y = (TOP + BOTTOM - DRAWING) / 2;
  return sheet(dayColor("paper"), [
    crumb === "" ? "" : headWords(crumb),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, dayColor("butter")),
    drawing === null
      ? houseMark(x, y, DRAWING, true)
      : inBox(drawing, { x, y, width: DRAWING, height: DRAWING }),
    ...titleLines.map((set, place) =>
      placed(set, MARGIN - size * 0.03, firstBaseline + place * size, dayColor("ink")),
    ),
    ...lineLines.map((set, place) =>
      placed(set, MARGIN, lineBaseline + place * LINE_HEIGHT, dayColor("ink-2")),
    ),
    placed(outlineText(BRAND.tagline, "plain", 24), MARGIN, FLOOR + 37, dayColor("ink")),
  ]);
}

function linesAtMost(title: string) {
  const tries = TITLE_SIZES.map((size) => outlineLines(title, "display", size, COLUMN));
  const fits = tries.find(
    (lines) =>
      lines.length * (lines[0]?.size ?? 0) <= MOST_TITLE_HEIGHT &&
      lines.every(({ width }) => width <= COLUMN),
  );
  return fits ?? tries.at(-1) ?? [];
}
