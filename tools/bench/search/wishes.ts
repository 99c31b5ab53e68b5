import type { Wish } from "#content/search/wish.ts";
import { WISHES } from "#content/search/wishes.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { missingIn } from "#tests/fixtures/sit-wish.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { table } from "#tools/bench/table.ts";
import { percent } from "./search-figures.ts";

/** Of the exam, whoever measures it. */
const WANTED = 0.92;

type ExamClass = {
  readonly name: string;
  readonly count: number;
  /** Part of the wishes that got a good answer, 0–1. */
  readonly met: number;
  /** The others, each with what its answer lacks. */
  readonly missed: readonly string[];
};

/** Puts wishes by their class, usually those of the exam (content/search), to the search as the site has it, over every name. */
export function sitExam(of: Readonly<Record<string, readonly Wish[]>> = WISHES): readonly ExamClass[] {
  const book = openSearchedBook();
  return Object.entries(of).map(([name, wishes]) => {
    const missed = wishes.flatMap((wish) => {
      const missing = missingIn(records, wish, book.answer({ text: wish.query, rules: NO_RULES }));
      return missing.length === 0 ? [] : `${wish.query}: ${missing.join("; ")}`;
    });
    return { name, count: wishes.length, met: 1 - missed.length / wishes.length, missed };
  });
}

/** All that was missed, each with its class. */
export function missedIn(classes: readonly ExamClass[]): readonly string[] {
  return classes.flatMap(({ name, missed }) => missed.map((line) => `[${name}] ${line}`));
}

/** Part of all wishes that got a good answer. */
export function metInAll(classes: readonly ExamClass[]): number {
  const all = classes.reduce((sum, { count }) => sum + count, 0);
  return classes.reduce((sum, { count, met }) => sum + count * met, 0) / all;
}

/** With the part that is wanted of all. */
export function examTable(classes: readonly ExamClass[], least = WANTED): string {
  const all = classes.reduce((sum, { count }) => sum + count, 0);
  return table([
    ["wishes", "queries", "answered well", "wanted"],
    ...classes.map(({ name, count, met }) => [name, String(count), percent(met), ""]),
    ["all", String(all), percent(metInAll(classes)), `≥ ${Math.round(100 * least)} %`],
  ]);
}
