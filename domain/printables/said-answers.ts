import { clockWords, shortDayWords } from "#domain/locale/dates.ts";
import { looksLikeDay } from "#domain/text/day.ts";
import { type Answers, blanksOf } from "./answers.ts";
import type { Entry, Sheet } from "./sheet.ts";

/** Answers as a sheet shows them: what a field of dates or times gives is made for machines. Ticks and choices stay. */
export function saidAnswers(sheet: Sheet, answers: Answers): Answers {
  const blanks = blanksOf(sheet);
  return Object.fromEntries(
    Object.entries(answers).map(([key, text]) => [key, sayAnswer(blanks.get(key)?.kind, text)]),
  );
}

/** "2026-11-20" is "Nov 20, 2026", "19:05" is "7:05 PM"; whatever else stands there is left as it is. */
export function sayAnswer(kind: Entry["kind"] | undefined, text: string): string {
  if (kind === "date" && looksLikeDay(text)) return shortDayWords(text);
  return kind === "time" && /^\d\d:\d\d$/.test(text) ? clockWords(text) : text;
}
