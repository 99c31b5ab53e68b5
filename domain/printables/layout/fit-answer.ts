import type { TextWidth } from "./marks.ts";
import { SIZES, wrap } from "./texts.ts";

/** What was filled in, as large as its blank holds. */
type FittedText = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
};

/** Below this nobody reads it from paper. */
const SMALLEST = 5.5;
const STEP = 0.5;
/** Lines of one answer stand closer than those of a paragraph. */
const LEADING = 1.12;

/** The text at the largest size at which it fits; what does not even fit at the smallest ends in an ellipsis. */
export function fitAnswer(
  said: string,
  room: { readonly width: number; readonly height: number },
  textWidth: TextWidth,
  {
    face = "said",
    largest = SIZES.text,
  }: { readonly face?: "said" | "plain"; readonly largest?: number } = {},
): FittedText {
  for (let size = largest; size > SMALLEST; size -= STEP) {
    const lines = wrap(said, room.width, { face, size }, textWidth);
    if (lines.length === 1 || (lines.length * size * LEADING <= room.height && whole(said, lines))) {
      return { lines, size, leading: size * LEADING };
    }
  }
  const lines = wrap(said, room.width, { face, size: SMALLEST }, textWidth);
  const most = Math.max(1, Math.floor(room.height / (SMALLEST * LEADING)));
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = shortened(kept.at(-1) ?? "", room.width, face, textWidth);
  return { lines: kept, size: SMALLEST, leading: SMALLEST * LEADING };
}

/** Whether no word was broken. */
function whole(said: string, lines: readonly string[]): boolean {
  return lines.join(" ") === said.split(/\s+/).filter(Boolean).join(" ");
}

function shortened(line: string, width: number, face: "said" | "plain", textWidth: TextWidth): string {
  let short = line;
  while (short !== "" && textWidth(`${short}…`, face, SMALLEST) > width) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}
