import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import { layAnswer } from "./lay-answer.ts";
import type { LaidOut } from "./marks.ts";
import { mm } from "./paper.ts";
import { across } from "./rules.ts";
import { baselineIn, heading, lineHeight, SIZES, stack, tagged, text } from "./texts.ts";

type Row = Extract<Block, { kind: "lines" }>["rows"][number];

const BETWEEN = mm(5);
const LABEL_TOP = mm(0.6);
const STYLE = { face: "plain", size: SIZES.text, ink: "ink" } as const;

/** Lines to write on, each with its label beneath. */
export function layLines({ id, title, rows }: Extract<Block, { kind: "lines" }>, frame: Frame): LaidOut {
  return stack([heading(title, frame), ...rows.map((row) => layRow(id, row, frame))]);
}

function layRow(block: string, row: Row, frame: Frame): LaidOut {
  const { air, answers } = frame;
  const whole = row.reduce((sum, { share }) => sum + share, 0);
  const unit = (frame.width - BETWEEN * (row.length - 1)) / whole;
  return {
    height: air.line + LABEL_TOP + lineHeight(SIZES.text),
    at(top) {
      let left = frame.left;
      const y = top + air.line;
      return row.flatMap(({ id, label, entry, share }) => {
        const width = share * unit;
        // Above the line, with a little room for the tails of letters.
        const room = { left, top, width, height: air.line - 1 };
        const words = text(label, left, baselineIn(y + LABEL_TOP, lineHeight(SIZES.text), SIZES.text), STYLE);
        const said = layAnswer(entry, answers[answerKey(block, id)] ?? "", room, frame);
        const line = across({ left, width }, y, "ink");
        left += width + BETWEEN;
        return [line, tagged("P", [words, ...said])];
      });
    },
  };
}
