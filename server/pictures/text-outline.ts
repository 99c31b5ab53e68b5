import { type FontRole, type Run, runsIn } from "./fonts.ts";

/** A text as outlines, so that whoever turns it into pixels needs no font. */
export type TextOutline = {
  /** SVG path data; the baseline begins at 0 0. */
  readonly path: string;
  /** Pixels from its beginning to its end. */
  readonly width: number;
  /** Pixels from the baseline to the top of its highest letter. */
  readonly rise: number;
  readonly size: number;
};

/** Of the size: large letters stand a little closer (design guide, section 3). */
const TRACKING: Readonly<Record<FontRole, number>> = { display: -0.018, serif: 0, italic: 0, plain: 0 };

/** Drawn as what it looks like, where the font has no letter of its own. */
const TWINS: Readonly<Record<string, string>> = { ʻ: "‘", ʼ: "’" };

/** The first of the fonts that can set the whole text: letters of two fonts in one name look like a mistake. */
export function fontFor(text: string, roles: readonly FontRole[]): FontRole | undefined {
  return roles.find((role) => runsIn(role, settable(role, text)) !== undefined);
}

/** The text at a size in pixels. @throws Error when the font lacks a character. */
export function outlineText(text: string, role: FontRole, size: number): TextOutline {
  const runs = runsIn(role, settable(role, text));
  if (runs === undefined) throw new Error(`Nothing to set “${text}” with.`);
  let outline: TextOutline = { path: "", width: 0, rise: 0, size };
  for (const run of runs) outline = withRun(outline, run, TRACKING[role] * size);
  return outline;
}

/** The text as large as fits, at most a size. */
export function outlineToFit(
  text: string,
  role: FontRole,
  most: number,
  room: { readonly width: number; readonly rise: number },
): TextOutline {
  const { width, rise } = outlineText(text, role, most);
  return outlineText(text, role, most * Math.min(1, room.width / width, room.rise / rise));
}

/** The text in the fewest lines that fit the width, about equally long. A word is never broken. */
export function outlineLines(
  text: string,
  role: FontRole,
  size: number,
  room: number,
): readonly TextOutline[] {
  const words = text.split(" ").map((word) => ({ word, width: outlineText(word, role, size).width }));
  const space = outlineText(" ", role, size).width;
  const fewest = broken(words, space, room).length;
  // The narrowest column that makes no more lines fills them evenly.
  let column = room;
  while (column > size && broken(words, space, column - size / 4).length === fewest) column -= size / 4;
  return broken(words, space, column).map((line) => outlineText(line, role, size));
}

function broken(
  words: readonly { readonly word: string; readonly width: number }[],
  space: number,
  column: number,
): readonly string[] {
  const lines: string[] = [];
  let end = Infinity;
  for (const { word, width } of words) {
    end += space + width;
    if (end <= column) {
      lines.push(`${lines.pop()} ${word}`);
    } else {
      lines.push(word);
      end = width;
    }
  }
  return lines;
}

function withRun(before: TextOutline, { font, text }: Run, tracking: number): TextOutline {
  const scale = before.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let { path, width, rise } = before;
  glyphs.forEach((glyph, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    path += glyph.path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale).toSVG();
    width += xAdvance * scale + tracking;
    rise = Math.max(rise, (glyph.bbox.maxY + yOffset) * scale);
  });
  return { ...before, path, width, rise };
}

function settable(role: FontRole, text: string): string {
  return Array.from(text)
    .map((character) => {
      const twin = TWINS[character];
      return twin !== undefined && runsIn(role, character) === undefined ? twin : character;
    })
    .join("");
}
