import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page of a PDF: its size and where its words stand, in points from the lower left corner. */
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  /** All words in the order of the page, with single spaces. */
  readonly text: string;
  readonly words: readonly {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly base: number;
    readonly size: number;
  }[];
};

/** Reads back what was printed. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, place): Promise<PdfPage> => {
      const page = await document.getPage(place + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , size = 0, left = 0, base = 0]: readonly number[] = item.transform;
        return [{ text: item.str, left, right: left + item.width, base, size: Math.abs(size) }];
      });
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("");
      return { width, height, text: text.replaceAll(/\s+/g, " "), words };
    }),
  );
  await task.destroy();
  return pages;
}
