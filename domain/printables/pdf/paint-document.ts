import { LOCALE } from "#domain/locale/locale.ts";
import type { LaidPage, TextWidth } from "#domain/printables/layout/marks.ts";
import type { PdfFonts } from "./fonts.ts";
import { paintPages } from "./paint-pages.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { textWidthIn } from "./set-text.ts";

/** What a document says of itself. */
type About = { readonly title: string; readonly site: string };

/**
 * How a document is to be opened: with a structure, and with a date that is given, so that the same sheet is the same
 * bytes. No font to begin with: every letter is of a face of ours, embedded.
 */
export function taggedOptions({ title, site }: About, made: Date) {
  return {
    autoFirstPage: false,
    font: "",
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: site, Creator: site, CreationDate: made },
  } as const;
}

/** Paints what is laid out with the widths of its own letters, and gives the bytes. @throws Error for letters that the faces have not. */
export function paintDocument(
  document: PdfDocument,
  faces: PdfFonts,
  lay: (textWidth: TextWidth) => readonly LaidPage[],
): Promise<readonly Uint8Array[]> {
  for (const { name, bytes } of new Set(Object.values(faces).flat())) document.registerFont(name, bytes);
  const pages = lay(textWidthIn(document, faces));
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", () => resolve(chunks));
    document.on("error", reject);
    paintPages(document, pages, faces);
    document.end();
  });
}
