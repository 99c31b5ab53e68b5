import { LIKE_COUNT } from "#domain/names/like/like-limits.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { median } from "#tools/bench/median.ts";
import { quantile } from "#tools/bench/quantile.ts";
import { table } from "#tools/bench/table.ts";
import { openBook } from "./open-book.ts";
import { milliseconds } from "./search-figures.ts";

const LISTS = 200;
const ROUNDS = 3;

/** Lengths of saved lists: one name, a usual list, the longest. */
const LENGTHS = [1, 10, 500] as const;

/** Names like a saved list, in process: lists of curated names, the same ones each time. */
export function benchLike(): string {
  const book = openBook();
  const start = performance.now();
  book.like(["hazel"], LIKE_COUNT);
  const first = performance.now() - start;

  const rows = LENGTHS.map((length) => {
    const lists = Array.from({ length: LISTS }, (_, turn) => listOf(book.curatedIds, length, turn));
    const rounds = Array.from({ length: ROUNDS + 1 }, () =>
      timesOf(lists, (ids) => book.like(ids, LIKE_COUNT)),
    );
    const times = lists.map((_, at) => median(rounds.slice(1).map((round) => round[at] ?? 0)));
    return [
      `${length} ${length === 1 ? "name" : "names"}`,
      milliseconds(median(times)),
      milliseconds(quantile(times, 0.99)),
    ];
  });
  const head = [`${LISTS} saved lists of`, "median of a question", "99th percentile of the questions"];
  return `${table([head, ...rows])}\n\nThe first question gathers what is compared: ${milliseconds(first)}.`;
}

/** A list of names far apart in the alphabet; 797 has no divisor in common with any likely size of the collection. */
function listOf(ids: readonly NameId[], length: number, turn: number): readonly NameId[] {
  return Array.from({ length }, (_, place) => ids[(turn * 31 + place * 797) % ids.length] ?? "");
}

function timesOf<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
): readonly number[] {
  return questions.map((question) => {
    const start = performance.now();
    ask(question);
    return performance.now() - start;
  });
}

if (import.meta.main) console.log(benchLike());
