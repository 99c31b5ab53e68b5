import { SEARCH_TEXTS } from "#content/names/search-texts.ts";
import { SITE_WISHES } from "#content/search/site-exam.ts";
import type { SiteWish } from "#content/search/site-wish.ts";
import type { Wish } from "#content/search/wish.ts";
import { WISHES } from "#content/search/wishes.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { searchInput } from "#domain/names/search/search-entries.ts";
import { createSearch } from "#domain/names/search/search.ts";
import { FIRST_QUERIES } from "#server/warm-up.ts";
import { median } from "#tools/bench/median.ts";
import { quantile } from "#tools/bench/quantile.ts";
import { table } from "#tools/bench/table.ts";
import { openBook } from "./open-book.ts";
import { milliseconds } from "./search-figures.ts";

const ROUNDS = 5;

/**
 * How long the queries of both exams take in process, of each the median of some rounds after a first: the names
 * alone, and the whole answer; and of the whole answer the first time, by a book that holds nothing but what is built at start.
 */
export function askedTimes(): string {
  const wishes: readonly (readonly Wish[])[] = Object.values(WISHES);
  const siteWishes: readonly (readonly SiteWish[])[] = Object.values(SITE_WISHES);
  const queries = [...wishes.flat(), ...siteWishes.flat()].map(({ query }) => query);
  const made: ReturnType<typeof createSearch>[] = [];
  const book = openBook((records, collection) => {
    const search = createSearch(searchInput(records, collection, SEARCH_TEXTS));
    made.push(search);
    return search;
  });
  const answerOf = (of: NameBook) => (text: string) => of.answer({ text, rules: NO_RULES });
  const search = figuresOf(timesIn(queries, (text) => made.map(({ find }) => find(text, "all", 50))));
  const answer = figuresOf(timesIn(queries, answerOf(book)));
  const newBook = openBook((records, collection) =>
    createSearch(searchInput(records, collection, SEARCH_TEXTS)),
  );
  for (const text of FIRST_QUERIES) answerOf(newBook)(text);
  const rows = [
    ["the search of names", ...search],
    ["what a query is understood as, and its names", ...answer],
    ["the same of a book that was only warmed up, once", ...figuresOf(timesOnce(queries, answerOf(newBook)))],
  ];
  const head = [`${queries.length} queries of the exams`, "median", "99th percentile", "longest", "wanted"];
  return table([head, ...rows]);
}

type Ask = (query: string) => unknown;

function timesIn(queries: readonly string[], ask: Ask): readonly number[] {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => timesOnce(queries, ask)).slice(1);
  return queries.map((_, at) => median(rounds.map((round) => round[at] ?? 0)));
}

function timesOnce(queries: readonly string[], ask: Ask): readonly number[] {
  return queries.map((query) => {
    const start = performance.now();
    ask(query);
    return performance.now() - start;
  });
}

function figuresOf(times: readonly number[]): readonly string[] {
  return [median(times), quantile(times, 0.99), Math.max(...times)]
    .map(milliseconds)
    .concat("≤ 0.15 ms, ≤ 3 ms");
}

if (import.meta.main) console.log(askedTimes());
