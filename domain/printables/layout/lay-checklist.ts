import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import { BOX, saidIn, tickBox } from "./lay-answer.ts";
import type { LaidOut, Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { across, down } from "./rules.ts";
import { baselineIn, heading, SIZES, stack, tagged, text } from "./texts.ts";

type Checklist = Extract<Block, { kind: "checklist" }>;

const ITEM = mm(6.6);
const DATE_WIDTH = mm(42);
const SIDE = mm(2);

/** Things to tick and to date. */
export function layChecklist(block: Checklist, frame: Frame): LaidOut {
  const list: LaidOut = {
    height: block.items.length * ITEM,
    at: (top) => [
      tagged(
        "L",
        block.items.map((_, place) => item(block, place, top + place * ITEM, frame)),
      ),
    ],
  };
  return stack([heading(block.title, frame), list]);
}

function item(block: Checklist, place: number, top: number, frame: Frame): Node {
  const { left, width, words, answers, textWidth } = frame;
  const { id, text: thing } = block.items[place] ?? { id: "", text: "" };
  const right = left + width;
  const dateLeft = right - DATE_WIDTH + SIDE;
  const saidLeft = dateLeft + textWidth(words.date, "plain", SIZES.fine) + SIDE;
  const ticked = (answers[answerKey(block.id, id, "done")] ?? "") !== "";
  const date = answers[answerKey(block.id, id, "date")] ?? "";
  const bottom = top + ITEM;
  return tagged("LI", [
    across(frame, bottom),
    down(right - DATE_WIDTH, top, bottom),
    tagged("LBody", [
      ...tickBox(ticked, { left, top, width: BOX, height: ITEM }, frame),
      text(thing, left + BOX + SIDE, baselineIn(top, ITEM, SIZES.text), {
        face: "plain",
        size: SIZES.text,
        ink: "ink",
      }),
      text(words.date, dateLeft, baselineIn(top, ITEM, SIZES.fine), {
        face: "plain",
        size: SIZES.fine,
        ink: "quiet",
      }),
      ...(date === ""
        ? []
        : saidIn(date, { left: saidLeft, top, width: right - saidLeft, height: ITEM }, frame)),
    ]),
  ]);
}
