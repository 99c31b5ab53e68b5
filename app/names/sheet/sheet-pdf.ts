import PdfKit from "pdfkit";
import { BRAND } from "#content/site/brand.ts";
import { layNameSheet } from "#domain/names/sheet/lay-name-sheet.ts";
import { settableName } from "#domain/names/sheet/settable.ts";
import { paintDocument, taggedOptions } from "#domain/printables/pdf/paint-document.ts";
import { fetchNameFonts } from "./name-fonts.ts";
import { type MakeFile, sheetToLay } from "./sheet-to-lay.ts";

/**
 * A name sheet as a PDF, made here: nothing of it is sent. A large file, to be loaded when somebody asks for it. @throws
 * Error without a network, or for letters that our faces have not.
 */
export const makeFile: MakeFile = async (words, year, paper) => {
  const names = words.names.map(settableName);
  const title = names.map(({ name }) => name).join(", ");
  const sheet = sheetToLay(words, names, year, paper);
  const faces = await fetchNameFonts(JSON.stringify(names));
  const document = new PdfKit(taggedOptions({ title, site: BRAND.name }, new Date()));
  const chunks = await paintDocument(document, faces, (textWidth) => [layNameSheet(sheet, textWidth)]);
  return new Blob(
    chunks.map((chunk) => new Uint8Array(chunk)),
    { type: "application/pdf" },
  );
};
