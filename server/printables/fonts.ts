import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PdfFonts, FontFile } from "#domain/printables/pdf/fonts.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** The faces of an empty sheet, which is in English. Static files: of a variable one only the default weight can be embedded. */
export async function readFonts(): Promise<PdfFonts> {
  const [display, plain, strong] = await Promise.all([
    openFont("besley", 500),
    openFont("hanken-grotesk", 400),
    openFont("hanken-grotesk", 600),
  ]);
  return { display: [display], plain: [plain], said: [plain], strong: [strong] };
}

/** A file of letters, by its family, weight and alphabet. */
export async function openFont(family: string, weight: number, alphabet = "latin"): Promise<FontFile> {
  const { create } = await import("fontkit");
  const name = `${family}-${alphabet}-${weight}-normal`;
  const file = createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}.woff`);
  const bytes = unpackWoff(await readFile(file));
  const font = create(bytes);
  if (!("layout" in font)) throw new Error(`${file} is a collection, not a font.`);
  return { name, bytes, holds: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
