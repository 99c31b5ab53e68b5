import type { PaperSize } from "#domain/printables/printable.ts";

/** How large the file of a sheet is, as it is said: "40 KB". */
export type FileSizes = Readonly<Record<PaperSize, string>>;
