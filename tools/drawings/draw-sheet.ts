import PdfKit from "pdfkit";
import { SHEET_WORDS } from "#content/printables/sheet-words.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import { NO_ANSWERS } from "#domain/printables/answers.ts";
import { laySheet } from "#domain/printables/layout/lay-sheet.ts";
import { textWidthIn } from "#domain/printables/pdf/set-text.ts";
import type { SheetId } from "#domain/printables/sheet.ts";
import { readFonts } from "#server/printables/fonts.ts";
import { readFigures } from "#server/printables/read-figures.ts";
import { sheetPicture } from "./sheet-picture.ts";

/** The small picture of an empty sheet on Letter, as SVG. */
export async function drawSheet(id: SheetId): Promise<string> {
  const faces = await readFonts();
  const document = new PdfKit({ autoFirstPage: false, font: "" });
  for (const { name, bytes } of new Set(Object.values(faces).flat())) document.registerFont(name, bytes);
  const textWidth = textWidthIn(document, faces);
  const sheet = SHEETS[id];
  const figures = await readFigures(sheet);
  const pages = laySheet(sheet, "letter", { textWidth, answers: NO_ANSWERS, figures, words: SHEET_WORDS });
  // The curves say what a growth chart is; other sheets are told by how they begin.
  const drawn = sheet.pages.findIndex((blocks) => blocks.some(({ kind }) => kind === "curves"));
  const page = pages[Math.max(drawn, 0)];
  if (page === undefined) throw new Error(`${id} has no page.`);
  return sheetPicture(page, ({ text, face, size }) => textWidth(text, face, size));
}
