import PdfKit from "pdfkit";
import { SHEET_WORDS } from "#content/printables/sheet-words.ts";
import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import { documentOptions, printSheet } from "#domain/printables/pdf/print-sheet.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { fetchFonts } from "./sheet-fonts.ts";

/**
 * The sheet with what was filled in, made here: none of it is sent anywhere. A large file, to be loaded when somebody asks
 * for it. Answers are as they are shown. @throws Error without a network, or for letters that our faces have not.
 */
export async function makeFilledPdf(
  sheet: Sheet,
  figures: GrowthFigures | null,
  answers: Answers,
  paper: PaperSize,
): Promise<Blob> {
  const printing = { sheet, figures, answers, paper, faces: await fetchFonts(answers), words: SHEET_WORDS };
  const document = new PdfKit(documentOptions(printing, new Date()));
  const chunks = await printSheet(document, printing);
  return new Blob(
    chunks.map((chunk) => new Uint8Array(chunk)),
    { type: "application/pdf" },
  );
}
