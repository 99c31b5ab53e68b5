import { existsSync } from "node:fs";
import { BRAND, OUR_BRAND } from "#content/site/brand.ts";
import { readFile } from "node:fs/promises";
import type { PdfService } from "#domain/printables/pdf-sizes.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { SheetId } from "#domain/printables/sheet.ts";
import { etagOf } from "#server/http/etag.ts";
import { makePdf } from "./make-pdf.ts";

type Pdf = { readonly bytes: Buffer<ArrayBuffer>; readonly etag: string };

type Pdfs = PdfService & {
  /** The empty sheet as a file. */
  of(id: SheetId, paper: PaperSize): Promise<Pdf>;
};

/** Beside this file lie, in production, those that the build has made; in development, and under another name, they are made when asked for. */
const MADE = new URL("printables/", import.meta.url);

/** Opens each file when it is first asked for, and keeps it in memory: fourteen, some 600 kB together. */
export function createPdfs(): Pdfs {
  const opened = new Map<string, Promise<Pdf>>();

  let name = BRAND.name;

  const open = async (id: SheetId, paper: PaperSize): Promise<Pdf> => {
    const file = new URL(pdfFile(id, paper), MADE);
    // The built ones have our name at their foot.
    const isMade = existsSync(MADE) && BRAND.name === OUR_BRAND.name;
    const bytes = isMade ? await readFile(file) : await makePdf(id, paper);
    return { bytes, etag: etagOf(bytes) };
  };
  const of = (id: SheetId, paper: PaperSize): Promise<Pdf> => {
    if (name !== BRAND.name) opened.clear();
    name = BRAND.name;
    const key = pdfFile(id, paper);
    const known = opened.get(key);
    if (known !== undefined) return known;
    const opening = open(id, paper);
    opened.set(key, opening);
    // What failed once is tried again.
    opening.catch(() => opened.delete(key));
    return opening;
  };

  return {
    of,
    async sizesOf(id) {
      const [letter, a4] = await Promise.all([of(id, "letter"), of(id, "a4")]);
      return { letter: letter.bytes.byteLength, a4: a4.bytes.byteLength };
    },
  };
}

/** "feeding-log-letter.pdf". */
export function pdfFile(id: SheetId, paper: PaperSize): string {
  return `${id}-${paper}.pdf`;
}
