import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import type { LaidOut, Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { across } from "./rules.ts";
import { baselineIn, fineWords, heading, SIZES, stack, tagged, text } from "./texts.ts";

type Reference = Extract<Block, { kind: "reference" }>;

const SIZE = SIZES.small;
const ROW = SIZE * 1.25 + mm(0.9);
const BETWEEN = mm(2);
const SOURCE_TOP = mm(1);

/** A table to read, and where it comes from. */
export function layReference({ title, columns, rows, source }: Reference, frame: Frame): LaidOut {
  const lefts = columnLefts([columns, ...rows], frame);
  const line = (cells: readonly string[], top: number, head: boolean): readonly Node[] => [
    across(frame, top + ROW, head ? "ink" : "hair"),
    tagged(
      "TR",
      cells.map((cell, place) => {
        const face = head ? "strong" : place === 0 ? "said" : "plain";
        const words = text(cell, lefts[place] ?? 0, baselineIn(top, ROW, SIZE), {
          face,
          size: SIZE,
          ink: "ink",
        });
        if (head) return tagged("TH", [words], { scope: "Column" });
        return place === 0 ? tagged("TH", [words], { scope: "Row" }) : tagged("TD", [words]);
      }),
    ),
  ];
  const table: LaidOut = {
    height: (rows.length + 1) * ROW,
    at: (top) => {
      const drawn = [columns, ...rows].flatMap((cells, place) => line(cells, top + place * ROW, place === 0));
      return [
        ...drawn.filter((node) => "kind" in node),
        tagged(
          "Table",
          drawn.filter((node) => "tag" in node),
        ),
      ];
    },
  };
  return stack([
    heading(title, frame),
    table,
    { height: SOURCE_TOP, at: () => [] },
    fineWords(source, frame),
  ]);
}

/** Each column is as wide as its widest cell; what is left of the width they share alike. */
function columnLefts(
  lines: readonly (readonly string[])[],
  { left, width, textWidth }: Frame,
): readonly number[] {
  const widths = (lines[0] ?? []).map((_, place) =>
    Math.max(...lines.map((cells) => textWidth(cells[place] ?? "", "strong", SIZE))),
  );
  const needed = widths.reduce((sum, each) => sum + each, 0) + BETWEEN * (widths.length - 1);
  if (needed > width) throw new Error(`A table to read is ${Math.ceil(needed - width)} pt too wide.`);
  const more = (width - needed) / widths.length;
  let x = left;
  return widths.map((each) => {
    const at = x;
    x += each + more + BETWEEN;
    return at;
  });
}
