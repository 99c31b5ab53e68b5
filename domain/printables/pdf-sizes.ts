import type { PaperSize } from "./printable.ts";
import type { SheetId } from "./sheet.ts";

/** Bytes of a sheet's file, by paper. */
type PdfSizes = Readonly<Record<PaperSize, number>>;

/** Who knows how large the files are. */
export type PdfService = { readonly sizesOf: (id: SheetId) => Promise<PdfSizes> };

/** "40 KB": thousands of bytes, as file managers count. */
export function sayFileSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
