import type { Face, TextWidth } from "#domain/printables/layout/marks.ts";
import { type PdfFonts, runsOf } from "./fonts.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** Of the size: large letters stand a little closer. */
const TRACKING: Readonly<Record<Face, number>> = { display: -0.022, plain: 0, said: 0, strong: 0 };

/** Widths as the document will set them. They grow with the size, so each text is measured once. */
export function textWidthIn(document: PdfDocument, faces: PdfFonts): TextWidth {
  const known = new Map<string, number>();
  const measure = (text: string, face: Face): number =>
    runsOf(text, faces[face]).reduce((width, run) => width + widthOfRun(document, run, face, 1), 0);
  return (text, face, size) => {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? measure(text, face);
    known.set(key, width);
    return width * size;
  };
}

/** Sets a text at the beginning of its baseline. */
export function setText(
  document: PdfDocument,
  faces: PdfFonts,
  { text, face, size, at }: { text: string; face: Face; size: number; at: readonly [x: number, y: number] },
): void {
  const [left, baseline] = at;
  let x = left;
  for (const run of runsOf(text, faces[face])) {
    document.font(run.font);
    document.fontSize(size);
    document.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      characterSpacing: TRACKING[face] * size,
    });
    x += widthOfRun(document, run, face, size);
  }
}

function widthOfRun(
  document: PdfDocument,
  { font, text }: { font: string; text: string },
  face: Face,
  size: number,
): number {
  document.font(font);
  document.fontSize(size);
  return document.widthOfString(text, { characterSpacing: TRACKING[face] * size });
}
