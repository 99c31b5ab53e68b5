import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { SheetWords } from "#domain/printables/layout/frame.ts";
import { laySheet } from "#domain/printables/layout/lay-sheet.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { type PdfFonts, settableAnswers } from "./fonts.ts";
import { paintPages } from "./paint-pages.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { textWidthIn } from "./set-text.ts";

/** What is to be printed, on what, with which letters. */
export type Printing = {
  readonly sheet: Sheet;
  readonly figures: GrowthFigures | null;
  /** As they are shown. */
  readonly answers: Answers;
  readonly paper: PaperSize;
  readonly faces: PdfFonts;
  readonly words: SheetWords;
};

/**
 * How the document is to be opened: with a structure, and with a date that is given, so that the same sheet is the same
 * bytes. No font to begin with: every letter is of a face of ours, embedded.
 */
export function documentOptions({ sheet, words }: Pick<Printing, "sheet" | "words">, made: Date) {
  return {
    autoFirstPage: false,
    font: "",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: sheet.title, Author: words.site, Creator: words.site, CreationDate: made },
  } as const;
}

/** Lays a sheet out, paints it on an empty document and gives its bytes. @throws Error for letters that we have not. */
export function printSheet(document: PdfDocument, printing: Printing): Promise<readonly Uint8Array[]> {
  const { sheet, figures, paper, faces, words } = printing;
  for (const { name, bytes } of new Set(Object.values(faces).flat())) document.registerFont(name, bytes);
  const textWidth = textWidthIn(document, faces);
  const answers = settableAnswers(printing.answers);
  const pages = laySheet(sheet, paper, { textWidth, answers, figures, words });
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", () => resolve(chunks));
    document.on("error", reject);
    paintPages(document, pages, faces);
    document.end();
  });
}
