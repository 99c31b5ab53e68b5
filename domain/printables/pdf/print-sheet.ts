import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { SheetWords } from "#domain/printables/layout/frame.ts";
import { laySheet } from "#domain/printables/layout/lay-sheet.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { type PdfFonts, settableAnswers } from "./fonts.ts";
import { paintDocument, taggedOptions } from "./paint-document.ts";
import type { PdfDocument } from "./pdf-document.ts";

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

/** How the document of a sheet is to be opened. */
export function documentOptions({ sheet, words }: Pick<Printing, "sheet" | "words">, made: Date) {
  return taggedOptions({ title: sheet.title, site: words.site }, made);
}

/** Lays a sheet out, paints it on an empty document and gives its bytes. @throws Error for letters that we have not. */
export function printSheet(document: PdfDocument, printing: Printing): Promise<readonly Uint8Array[]> {
  const { sheet, figures, paper, faces, words } = printing;
  const answers = settableAnswers(printing.answers);
  return paintDocument(document, faces, (textWidth) =>
    laySheet(sheet, paper, { textWidth, answers, figures, words }),
  );
}
