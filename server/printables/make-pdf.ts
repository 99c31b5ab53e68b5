import { PRINTABLES_CHANGED } from "#content/printables/printables-page.ts";
import { SHEET_WORDS } from "#content/printables/sheet-words.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import { NO_ANSWERS } from "#domain/printables/answers.ts";

import { documentOptions, printSheet } from "#domain/printables/pdf/print-sheet.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { SheetId } from "#domain/printables/sheet.ts";
import { once } from "#domain/once.ts";
import { readFonts } from "./fonts.ts";
import { readFigures } from "./read-figures.ts";

const faces = once(readFonts);

/** The empty sheet on a paper. What makes PDFs is loaded with the first of them: most processes are never asked. */
export async function makePdf(id: SheetId, paper: PaperSize): Promise<Buffer<ArrayBuffer>> {
  const { default: PdfKit } = await import("pdfkit");
  const sheet = SHEETS[id];
  const printing = {
    sheet,
    paper,
    figures: await readFigures(sheet),
    answers: NO_ANSWERS,
    faces: await faces(),
    words: SHEET_WORDS,
  };
  const document = new PdfKit(documentOptions(printing, new Date(PRINTABLES_CHANGED)));
  return Buffer.concat(await printSheet(document, printing));
}
