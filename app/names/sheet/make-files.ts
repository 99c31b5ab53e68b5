import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { layNameSheet, type NameSheet } from "#domain/names/sheet/lay-name-sheet.ts";
import { settableName } from "#domain/names/sheet/settable.ts";
import { sayYear } from "#domain/names/sheet/marked-year.ts";
import type { SheetPaper } from "#domain/names/sheet/sheet-name.ts";
import type { SheetView } from "./build-sheet-view.ts";
import { paintPicture } from "./paint-picture.ts";
import { sheetPdf } from "./sheet-pdf.ts";

type Make = (words: SheetView, year: number | null, paper: SheetPaper) => Promise<Blob>;

/** The sheet as a PDF. @throws Error without a network, or for letters that our faces have not. */
export const makePdf: Make = (words, year, paper) => {
  const sheet = sheetOf({ ...words, names: words.names.map(settableName) }, year, paper);
  const title = words.names.map(({ name }) => name).join(", ");
  return sheetPdf(title, JSON.stringify(sheet.names), (textWidth) => layNameSheet(sheet, textWidth));
};

/** The same page as a PNG. @throws Error where there is no canvas. */
export const makePng: Make = (words, year, paper) =>
  paintPicture((textWidth) => layNameSheet(sheetOf(words, year, paper), textWidth));

function sheetOf({ names, years, closing }: SheetView, year: number | null, paper: SheetPaper): NameSheet {
  return {
    names,
    year,
    yearSaid: names.map((name) => (year === null ? "" : sayYear(name, year, years, SHEET_PAGE.sheet.years))),
    paper,
    source: closing,
  };
}
