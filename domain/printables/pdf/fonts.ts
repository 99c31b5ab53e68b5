import type { Answers } from "#domain/printables/answers.ts";
import type { Face } from "#domain/printables/layout/marks.ts";

/** A file of letters. */
export type FontFile = {
  /** Unique among all. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it has a letter, by its Unicode number. */
  readonly holds: (codePoint: number) => boolean;
};

/** The files of each face, the commonest alphabet first. */
export type PdfFonts = Readonly<Record<Face, readonly FontFile[]>>;

export type Run = { readonly font: string; readonly text: string };

/** What a text may lack without saying something else: little pictures, and what joins them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\u20E3|\uFE0E|\uFE0F/gu;

/** Answers without what cannot be set and need not be. */
export function settableAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([key, said]) => [
      key,
      said.normalize("NFC").replaceAll(PICTURES, "").replaceAll(/\s+/g, " ").trim(),
    ]),
  );
}

/** A text in the files that hold its letters. @throws Error when none holds one, of Chinese, say: a browser's own print has more letters. */
export function runsOf(text: string, files: readonly FontFile[]): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = files.find((file) => file.holds(code))?.name;
    if (font === undefined) throw new Error(`There is no letter for “${character}”.`);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}
