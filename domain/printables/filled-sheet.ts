import { looksLikeDay } from "#domain/text/day.ts";
import { type Answers, answerKey, blanksOf } from "./answers.ts";
import { ANSWER_LIMIT, type FilledSheet, type StoredChild } from "./stored-sheets.ts";
import type { Block, Sheet } from "./sheet.ts";

/** Who a sheet is about stands in one of these blocks, the same on all sheets of a child. */
const WHO = ["baby", "child"] as const;
const NAME_KEYS: readonly string[] = WHO.map((block) => answerKey(block, "name"));
const BORN_KEYS: readonly string[] = WHO.map((block) => answerKey(block, "born"));
/** The day that a sheet is about. */
const DAY_KEY = answerKey("baby", "date");

export type TableBlock = Extract<Block, { readonly kind: "table" }>;

/** The sheet with one blank filled, or emptied. */
export function answer(filled: FilledSheet, key: string, text: string, now: string): FilledSheet {
  const { [key]: _before, ...others } = filled.answers;
  const answers = text === "" ? others : { ...others, [key]: text.slice(0, ANSWER_LIMIT) };
  return { ...filled, answers, changedAt: now };
}

/** What a new sheet of a child begins with. */
export function openingAnswers(sheet: Sheet, child: StoredChild | null): Answers {
  const blanks = blanksOf(sheet);
  const known = [
    ...NAME_KEYS.map((key) => [key, child?.name ?? ""] as const),
    ...BORN_KEYS.map((key) => [key, child?.born ?? ""] as const),
  ];
  return Object.fromEntries(known.filter(([key, text]) => text !== "" && blanks.has(key)));
}

/** The child as its sheet names it, when the blank of its name or birth was filled. */
export function childAfter(child: StoredChild, key: string, text: string, now: string): StoredChild {
  if (NAME_KEYS.includes(key)) return { ...child, name: text.slice(0, ANSWER_LIMIT), changedAt: now };
  if (BORN_KEYS.includes(key) && (text === "" || looksLikeDay(text)))
    return { ...child, born: text, changedAt: now };
  return child;
}

/** The day that a sheet is about, else the one on which it was begun. */
export function dayOf({ answers, begun }: FilledSheet): string {
  const day = answers[DAY_KEY];
  return looksLikeDay(day) ? day : begun;
}

/** The newest day first; of one day, the one changed last. */
export function newestFirst(sheets: readonly FilledSheet[]): readonly FilledSheet[] {
  const place = (filled: FilledSheet) => `${dayOf(filled)} ${filled.changedAt}`;
  return sheets.toSorted((one, other) => (place(one) < place(other) ? 1 : -1));
}

/** The rows of a table in which something was written, by id. */
export function filledRows({ id, columns, rows }: TableBlock, answers: Answers): ReadonlySet<string> {
  return new Set(
    rows
      .filter((row) => columns.some((column) => answers[answerKey(id, row.id, column.id)]))
      .map((row) => row.id),
  );
}
