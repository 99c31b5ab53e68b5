import { create } from "fontkit";
import displayUrl from "@fontsource/besley/files/besley-latin-500-normal.woff?url";
import plainUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff?url";
import saidUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff?url";
import strongUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?url";
import saidExtendedUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-500-normal.woff?url";
import saidVietnameseUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-500-normal.woff?url";
import type { Answers } from "#domain/printables/answers.ts";
import type { PdfFonts, FontFile } from "#domain/printables/pdf/fonts.ts";

/** Letters beyond those of western Europe. */
const FARTHER = /[\u0100-\u1FFF\u2070-\uFFFF]/;

/** The faces of a sheet that is filled in, our own files; further alphabets only where an answer needs them. */
export async function fetchFonts(answers: Answers): Promise<PdfFonts> {
  const farther = Object.values(answers).some((said) => FARTHER.test(said));
  const [display, plain, strong, ...said] = await Promise.all([
    fetchFile(displayUrl),
    fetchFile(plainUrl),
    fetchFile(strongUrl),
    fetchFile(saidUrl),
    ...(farther ? [saidExtendedUrl, saidVietnameseUrl].map(fetchFile) : []),
  ]);
  return { display: [display], plain: [plain], strong: [strong], said };
}

/** It takes any bytes; its types name Node's alone. */
const fonts: { open(bytes: Uint8Array): ReturnType<typeof create> } = { open: create };

async function fetchFile(url: string): Promise<FontFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const font = fonts.open(bytes);
  if (!("layout" in font)) throw new Error(`${url} is a collection, not a font.`);
  return { name: url, bytes, holds: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
