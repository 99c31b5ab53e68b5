import displayUrl from "@fontsource/besley/files/besley-latin-500-normal.woff?url";
import displayExtendedUrl from "@fontsource/besley/files/besley-latin-ext-500-normal.woff?url";
import plainUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff?url";
import plainExtendedUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff?url";
import plainVietnameseUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-400-normal.woff?url";
import strongUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?url";
import type { PdfFonts } from "#domain/printables/pdf/fonts.ts";
import { FARTHER_LETTERS, fetchFont } from "#app/fetching/fetch-font.ts";

/** The faces of a name sheet, our own files; further alphabets only where its words need them. */
export async function fetchNameFonts(words: string): Promise<PdfFonts> {
  const farther = FARTHER_LETTERS.test(words)
    ? [displayExtendedUrl, plainExtendedUrl, plainVietnameseUrl]
    : [];
  const [[display, plain, strong], [displayExtended, ...plainExtended]] = await Promise.all([
    Promise.all([fetchFont(displayUrl), fetchFont(plainUrl), fetchFont(strongUrl)]),
    Promise.all(farther.map(fetchFont)),
  ]);
  const others = [...plainExtended, plain];
  const displays = displayExtended === undefined ? [] : [displayExtended];
  return {
    // What Besley lacks is set in the plain face: a name must not lose a letter.
    display: [display, ...displays, ...others],
    plain: [plain, ...plainExtended],
    said: [plain, ...plainExtended],
    strong: [strong, ...others],
  };
}
