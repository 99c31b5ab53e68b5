import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import type { NameSheet } from "#domain/names/sheet/lay-name-sheet.ts";
import { sayYear } from "#domain/names/sheet/marked-year.ts";
import type { SheetName, SheetPaper } from "#domain/names/sheet/sheet-name.ts";
import type { SheetView } from "./build-sheet-view.ts";

/** Makes a file of what the page shows. */
export type MakeFile = (words: SheetView, year: number | null, paper: SheetPaper) => Promise<Blob>;

/** What the page shows, ready to be laid out on a paper. */
export function sheetToLay(
  { years, closing }: SheetView,
  names: readonly SheetName[],
  year: number | null,
  paper: SheetPaper,
): NameSheet {
  const said = (name: SheetName) => (year === null ? "" : sayYear(name, year, years, SHEET_PAGE.sheet.years));
  return { names, year, yearSaid: names.map(said), paper, source: closing };
}
