import { COMMON_PAPERS } from "#domain/locale/customs.ts";
import type { Needs } from "#domain/pages/related.ts";
import { SHEET_IDS, type SheetId } from "./sheet.ts";

/** In the order of the filter, which begins with all of them. */
export const PRINTABLE_CATEGORIES = [
  "growth-tracking",
  "development",
  "feeding",
  "sleep",
  "health",
  "shopping",
] as const;
export type PrintableCategory = (typeof PRINTABLE_CATEGORIES)[number];

export type PrintableIcon = "curve" | "checklist" | "bottle" | "moon" | "vaccine" | "clothes";

/** What a card says of a sheet. */
export type Printable = {
  readonly id: SheetId;
  readonly title: string;
  readonly description: string;
  readonly category: PrintableCategory;
  readonly ageRange: string;
  readonly icon: PrintableIcon;
  /** What leads to related pages. */
  readonly needs: Needs;
  /** The sheet as a file, Letter if nothing else is asked for. */
  readonly downloadUrl: `/api/printables/${SheetId}.pdf`;
};

/** Papers that a sheet fits; the first is the one of the country. */
export const PAPER_SIZES = COMMON_PAPERS;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The sheet of an address; null where there is none. */
export function sheetIdOf(text: string | undefined): SheetId | null {
  return SHEET_IDS.find((id) => id === text) ?? null;
}

/** Where a sheet can be seen. An id that nobody knows leads to the first one. */
export function templatePath(id: string): string {
  return `/templates/${sheetIdOf(id) ?? "growth-chart-boys"}`;
}

/** The category of an address; what is unknown counts as not said. */
export function readCategory(search: string): PrintableCategory | "all" {
  const asked = new URLSearchParams(search).get("category");
  return PRINTABLE_CATEGORIES.find((known) => known === asked) ?? "all";
}

/** The query that asks for a category, with its question mark; empty for all of them. */
export function writeCategory(category: PrintableCategory | "all"): string {
  return category === "all" ? "" : `?category=${category}`;
}

/** The paper of an address; null where it names none: whatever the printer holds. */
export function readPaper(search: string): PaperSize | null {
  const asked = new URLSearchParams(search).get("paper");
  return PAPER_SIZES.find((known) => known === asked) ?? null;
}

/** The file of a sheet on a paper. */
export function pdfPath({ downloadUrl }: Pick<Printable, "downloadUrl">, paper: PaperSize): string {
  return `${downloadUrl}?paper=${paper}`;
}
