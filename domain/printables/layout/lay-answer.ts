import type { Entry } from "#domain/printables/sheet.ts";
import { fitAnswer } from "./fit-answer.ts";
import type { Frame } from "./frame.ts";
import type { Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { baselineIn, SIZES, tagged, text } from "./texts.ts";

export const BOX = mm(2.9);
const BOX_AIR = mm(0.9);
const CHOICE_AIR = mm(2.2);

type Room = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A blank: room for a pen, what was filled in, or the boxes of a choice. */
export function layAnswer(entry: Entry, said: string, room: Room, frame: Frame): readonly Node[] {
  if (entry.kind === "tick") return tickBox(said !== "", room, frame);
  if (entry.kind === "choice") return choices(entry.choices, said, room, frame);
  return said === "" ? [] : saidIn(said, room, frame);
}

/** A text in the middle of its room. */
export function saidIn(
  said: string,
  { left, top, width, height }: Room,
  { textWidth }: Pick<Frame, "textWidth">,
  printed = false,
): readonly Node[] {
  const face = printed ? "plain" : "said";
  const ink = printed ? "quiet" : "ink";
  const largest = printed ? SIZES.small : SIZES.text;
  const { lines, size, leading } = fitAnswer(said, { width, height }, textWidth, { face, largest });
  const first = top + (height - lines.length * leading) / 2;
  return lines.map((line, place) =>
    text(line, left, baselineIn(first + place * leading, leading, size), { face, size, ink }),
  );
}

/** A box to tick; of a ticked one the structure says so. */
export function tickBox(ticked: boolean, { left, top, height }: Room, { words }: Frame): readonly Node[] {
  const box = { kind: "box", at: [left, top + (height - BOX) / 2], size: BOX, ticked } as const;
  return ticked ? [tagged("Span", [box], { actual: words.ticked })] : [box];
}

function choices(all: readonly string[], said: string, room: Room, frame: Frame): readonly Node[] {
  const style = { face: "strong", size: SIZES.small, ink: "ink" } as const;
  const baseline = baselineIn(room.top, room.height, SIZES.small);
  const widths = all.map((choice) => frame.textWidth(choice, style.face, style.size));
  const boxes = widths.reduce((sum, width) => sum + width + BOX + BOX_AIR, 0);
  const air = Math.min(CHOICE_AIR, (room.width - boxes) / Math.max(1, all.length - 1));
  let left = room.left;
  return all.flatMap((choice, place): readonly Node[] => {
    const ticked = choice === said;
    const box = { kind: "box", at: [left, room.top + (room.height - BOX) / 2], size: BOX, ticked } as const;
    const word = text(choice, left + BOX + BOX_AIR, baseline, style);
    left += BOX + BOX_AIR + (widths[place] ?? 0) + air;
    return ticked
      ? [tagged("Span", [box, word], { actual: `${choice}, ${frame.words.ticked}` })]
      : [box, word];
  });
}
