import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAPER_SIZES } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { makePdf } from "#server/printables/make-pdf.ts";
import { pdfFile } from "#server/printables/pdfs.ts";

/** Makes the sheets to print, on each paper, beside the server: the same bytes from the same sources. */
export async function makePdfs(root: string): Promise<void> {
  const folder = join(root, "build", "printables");
  await mkdir(folder, { recursive: true });
  for (const id of SHEET_IDS) {
    for (const paper of PAPER_SIZES) {
      // One after the other: each fills the memory for a moment.
      await writeFile(join(folder, pdfFile(id, paper)), await makePdf(id, paper));
    }
  }
}
