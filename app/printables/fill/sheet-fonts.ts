import displayUrl from "@fontsource/besley/files/besley-latin-500-normal.woff?url";
import plainUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff?url";
import saidUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff?url";
import strongUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?url";
import saidExtendedUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-500-normal.woff?url";
import saidVietnameseUrl from "@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-500-normal.woff?url";
import type { Answers } from "#domain/printables/answers.ts";
import type { PdfFonts } from "#domain/printables/pdf/fonts.ts";
import { FARTHER_LETTERS, fetchFont } from "#app/fetching/fetch-font.ts";

/** The faces of a sheet that is filled in, our own files; further alphabets only where an answer needs them. */
export async function fetchFonts(answers: Answers): Promise<PdfFonts> {
  const farther = Object.values(answers).some((said) => FARTHER_LETTERS.test(said));
  const [display, plain, strong, ...said] = await Promise.all([
    fetchFont(displayUrl),
    fetchFont(plainUrl),
    fetchFont(strongUrl),
    fetchFont(saidUrl),
    ...(farther ? [saidExtendedUrl, saidVietnameseUrl].map(fetchFont) : []),
  ]);
  return { display: [display], plain: [plain], strong: [strong], said };
}
