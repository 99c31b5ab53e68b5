import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import { saidIn } from "./lay-answer.ts";
import type { LaidOut, Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { across } from "./rules.ts";
import { baselineIn, fineWords, heading, lineHeight, SIZES, stack, tagged, text } from "./texts.ts";

type OfKind<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const NOTE = mm(7);
/** So many signs stand in large letters. */
const FEW = 6;

/** What the signs mean: they follow each other, and begin a new line when one is full. */
export function layLegend({ entries, remark }: OfKind<"legend">, { left, width, textWidth }: Frame): LaidOut {
  const [size, air] = entries.length > FEW ? [SIZES.fine, mm(3)] : [SIZES.text, mm(4)];
  const pieces = [
    ...entries.map(({ sign, meaning }) => ({ sign: `${sign} `, meaning })),
    ...(remark === undefined ? [] : [{ sign: "", meaning: remark }]),
  ];
  const each = lineHeight(size);
  let [x, line] = [0, 0];
  const placed = pieces.map(({ sign, meaning }) => {
    const signWidth = textWidth(sign, "strong", size);
    const whole = signWidth + textWidth(meaning, "plain", size);
    if (x > 0 && x + whole > width) [x, line] = [0, line + 1];
    const piece = { sign, meaning, x: left + x, meaningX: left + x + signWidth, line };
    x += whole + air;
    return piece;
  });
  return {
    height: (line + 1) * each,
    at: (top) => [
      tagged(
        "L",
        placed.map((piece) => {
          const baseline = baselineIn(top + piece.line * each, each, size);
          const words = text(piece.meaning, piece.meaningX, baseline, { face: "plain", size, ink: "ink" });
          const sign = text(piece.sign, piece.x, baseline, { face: "strong", size, ink: "ink" });
          return tagged("LI", [tagged("LBody", piece.sign === "" ? [words] : [sign, words])]);
        }),
      ),
    ],
  };
}

export function layNotes({ id, title, lines }: OfKind<"notes">, frame: Frame): LaidOut {
  const { left, width, answers } = frame;
  const note = (line: number): LaidOut => ({
    height: NOTE,
    at(top): readonly Node[] {
      const said = answers[answerKey(id, line)] ?? "";
      const stroke = across(frame, top + NOTE);
      if (said === "") return [stroke];
      return [stroke, tagged("P", saidIn(said, { left, top, width, height: NOTE - 1 }, frame))];
    },
  });
  return stack([heading(title, frame), ...Array.from({ length: lines }, (_, line) => note(line + 1))]);
}

export function layWords({ title, text: words }: OfKind<"words">, frame: Frame): LaidOut {
  return stack([heading(title, frame), fineWords(words, frame)]);
}
