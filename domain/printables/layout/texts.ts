import type { Face, Ink, LaidOut, PaperMark, Node, Tag, Tagged, TextWidth } from "./marks.ts";
import type { Frame } from "./frame.ts";

/** Sizes in points, and the height of a line in parts of its size. */
export const SIZES = { title: 24, again: 15, heading: 10.5, text: 9.5, small: 8.5, fine: 8 } as const;
const LEADING = 1.35;
/** From the middle of a line to the baseline, in parts of the size: half the height of a capital. */
const HALF_CAPITAL = 0.35;

type Style = { readonly face: Face; readonly size: number; readonly ink: Ink };

export function text(words: string, left: number, baseline: number, style: Style): PaperMark {
  return { kind: "text", text: words, at: [left, baseline], ...style };
}

/** The baseline of a text that stands in the middle of a stretch of the page. */
export function baselineIn(top: number, height: number, size: number): number {
  return top + height / 2 + HALF_CAPITAL * size;
}

export function lineHeight(size: number): number {
  return size * LEADING;
}

/** The text in lines that fit the width. A word that is wider than a line is broken anywhere. */
export function wrap(
  words: string,
  width: number,
  { face, size }: Pick<Style, "face" | "size">,
  textWidth: TextWidth,
): readonly string[] {
  const space = textWidth(" ", face, size);
  const lines: { text: string; end: number }[] = [];
  const add = (piece: string, long: number, air: string) => {
    const line = lines.at(-1);
    const end = (line?.end ?? Infinity) + (air === "" ? 0 : space) + long;
    if (line === undefined || end > width) {
      lines.push({ text: piece, end: long });
    } else {
      line.text += air + piece;
      line.end = end;
    }
  };
  for (const word of words.split(/\s+/).filter((part) => part !== "")) {
    const long = textWidth(word, face, size);
    if (long <= width) add(word, long, " ");
    else {
      Array.from(word).forEach((letter, place) =>
        add(letter, textWidth(letter, face, size), place === 0 ? " " : ""),
      );
    }
  }
  return lines.map(({ text: line }) => line);
}

/** A paragraph over the whole width. */
export function paragraph(words: string, tag: Tag, style: Style, { left, width, textWidth }: Frame): LaidOut {
  const lines = wrap(words, width, style, textWidth);
  const each = lineHeight(style.size);
  return {
    height: lines.length * each,
    at: (top) => [
      {
        tag,
        children: lines.map((line, place) =>
          text(line, left, baselineIn(top + place * each, each, style.size), style),
        ),
      },
    ],
  };
}

/** The heading of a block; nothing where there is none. */
export function heading(title: string | undefined, frame: Frame): LaidOut {
  if (title === undefined) return { height: 0, at: () => [] };
  return paragraph(title, "H2", { face: "strong", size: SIZES.heading, ink: "ink" }, frame);
}

/** What a block says about itself, beneath it. */
export function fineWords(words: string, frame: Frame): LaidOut {
  return paragraph(words, "P", { face: "plain", size: SIZES.fine, ink: "quiet" }, frame);
}

/** Parts beneath each other, with a gap between those that have a height. */
export function stack(parts: readonly LaidOut[], gap = 0): LaidOut {
  const tall = parts.filter(({ height }) => height > 0);
  const height = tall.reduce((sum, part) => sum + part.height, 0) + gap * Math.max(0, tall.length - 1);
  return {
    height,
    at(top) {
      let y = top;
      return tall.flatMap((part) => {
        const nodes = part.at(y);
        y += part.height + gap;
        return nodes;
      });
    },
  };
}

export function tagged(tag: Tag, children: readonly Node[], more: Partial<Tagged> = {}): Tagged {
  return { tag, children, ...more };
}
