import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { darkerAfter, repeatsAbove } from "#domain/printables/table-lines.ts";
import type { Frame } from "./frame.ts";
import { layAnswer, saidIn } from "./lay-answer.ts";
import type { LaidOut, Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { across, down } from "./rules.ts";
import { baselineIn, heading, SIZES, stack, tagged, text, wrap } from "./texts.ts";

type PenTable = Extract<Block, { kind: "table" }>;
type Cell = { readonly left: number; readonly width: number };

const SIDE = mm(1.8);
const FIRST_SIDE = mm(0.6);
const HEAD = { above: mm(1), beneath: mm(0.8), leading: SIZES.text * 1.2 } as const;
const HEAD_STYLE = { face: "strong", size: SIZES.text, ink: "ink" } as const;

/** A table to write in. */
export function layPenTable(block: PenTable, frame: Frame): LaidOut {
  const cells = cellsOf(block, frame);
  const labels = block.columns.map(({ label }, place) =>
    wrap(label, cells[place]?.width ?? 0, HEAD_STYLE, frame.textWidth),
  );
  const headLines = Math.max(...labels.map((lines) => lines.length));
  const headHeight = HEAD.above + headLines * HEAD.leading + HEAD.beneath;
  const rowHeight = mm(block.rowMm);
  const table: LaidOut = {
    height: headHeight + block.rows.length * rowHeight,
    at: (top) => [
      ...grid(block, cells, top + headHeight, rowHeight, frame),
      tagged("Table", [
        headRow(labels, cells, top + headHeight - HEAD.beneath),
        ...block.rows.map((_, place) =>
          row(block, place, cells, top + headHeight + place * rowHeight, frame),
        ),
      ]),
    ],
  };
  return stack([heading(block.title, frame), table]);
}

/** Where the words of each column stand. */
function cellsOf({ columns }: PenTable, frame: Frame): readonly Cell[] {
  const unit = frame.width / columns.reduce((sum, { share }) => sum + share, 0);
  let left = frame.left;
  return columns.map(({ share }, place) => {
    const side = place === 0 ? FIRST_SIDE : SIDE;
    const cell = { left: left + side, width: share * unit - side - FIRST_SIDE };
    left += share * unit;
    return cell;
  });
}

function grid(
  block: PenTable,
  cells: readonly Cell[],
  top: number,
  rowHeight: number,
  frame: Frame,
): readonly Node[] {
  const bottom = top + block.rows.length * rowHeight;
  const darker = darkerAfter(block);
  return [
    ...cells.slice(1).map(({ left }) => down(left - SIDE, top, bottom)),
    ...block.rows.map((_, place) =>
      across(frame, top + (place + 1) * rowHeight, darker.has(place) ? "ink" : "hair"),
    ),
    across(frame, top, "ink", 1.1),
  ];
}

/** Its labels stand on the line beneath them. */
function headRow(labels: readonly (readonly string[])[], cells: readonly Cell[], bottom: number): Node {
  return tagged(
    "TR",
    labels.map((lines, column) => {
      const top = bottom - lines.length * HEAD.leading;
      const words = lines.map((line, place) =>
        text(
          line,
          cells[column]?.left ?? 0,
          baselineIn(top + place * HEAD.leading, HEAD.leading, SIZES.text),
          HEAD_STYLE,
        ),
      );
      return tagged("TH", words, { scope: "Column" });
    }),
  );
}

function row(block: PenTable, place: number, cells: readonly Cell[], top: number, frame: Frame): Node {
  const { id: rowId, printed } = block.rows[place] ?? { id: "" };
  return tagged(
    "TR",
    block.columns.map(({ id, entry }, column) => {
      const { left, width } = cells[column] ?? { left: 0, width: 0 };
      const room = { left, top: top + 1, width, height: mm(block.rowMm) - 2 };
      const words = printed?.[id];
      if (words === undefined) {
        return tagged(
          "TD",
          layAnswer(entry, frame.answers[answerKey(block.id, rowId, id)] ?? "", room, frame),
        );
      }
      // What is not drawn again is read again.
      return repeatsAbove(block, place, id)
        ? tagged("TD", [], { actual: words })
        : tagged("TD", saidIn(words, room, frame, true));
    }),
  );
}
