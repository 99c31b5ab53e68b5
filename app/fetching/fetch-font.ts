import { create } from "fontkit";
import type { FontFile } from "#domain/printables/pdf/fonts.ts";

/** It takes any bytes; its types name Node's alone. */
const fonts: { open(bytes: Uint8Array): ReturnType<typeof create> } = { open: create };

/** Letters beyond those of western Europe. */
export const FARTHER_LETTERS = /[\u0100-\u1FFF\u2070-\uFFFF]/;

/** A file of our letters for a PDF that is made here. @throws Error where it cannot be had. */
export async function fetchFont(url: string): Promise<FontFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const font = fonts.open(bytes);
  if (!("layout" in font)) throw new Error(`${url} is a collection, not a font.`);
  return { name: url, bytes, holds: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
