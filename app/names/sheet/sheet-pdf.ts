import PdfKit from "pdfkit";
import { BRAND } from "#content/site/brand.ts";
import type { TextWidth, LaidPage } from "#domain/printables/layout/marks.ts";
import { paintDocument, taggedOptions } from "#domain/printables/pdf/paint-document.ts";
import { fetchNameFonts } from "./name-fonts.ts";

/** A name sheet as a PDF, made here: nothing of it is sent. A large file, to be loaded when somebody asks for it. @throws Error without a network, or for letters that our faces have not. */
export async function sheetPdf(
  title: string,
  words: string,
  lay: (textWidth: TextWidth) => LaidPage,
): Promise<Blob> {
  const document = new PdfKit(taggedOptions({ title, site: BRAND.name }, new Date()));
  const chunks = await paintDocument(document, await fetchNameFonts(words), (textWidth) => [lay(textWidth)]);
  return new Blob(
    chunks.map((chunk) => new Uint8Array(chunk)),
    { type: "application/pdf" },
  );
}
