import { THEMES } from "#content/names/themes.ts";
import { BROWSE_SORTS } from "#domain/names/browse/browse-shelf.ts";
import type { Dice } from "#domain/names/name-book.ts";
import { rulesByDice } from "#domain/names/browse/rules-by-dice.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { type BrowseQuery, readBrowse, writeBrowse } from "#app/names/browse/browse-query.ts";
import { buildBrowseView } from "#app/names/browse/build-browse-view.ts";
import { median } from "#tools/bench/median.ts";
import { quantile } from "#tools/bench/quantile.ts";
import { table } from "#tools/bench/table.ts";
import { openBook } from "./open-book.ts";
import { milliseconds } from "./search-figures.ts";

const COMBINATIONS = 3000;
const ROUNDS = 5;

/** Any filters in any combination and order, over the whole collection, in process: the same ones each time. */
export function benchBrowse(): string {
  const book = openBook();
  const dice = seededDice(1880);
  const asked = Array.from({ length: COMBINATIONS }, () => anyQuery(dice));
  const addresses = asked.map((query) => writeBrowse(query).toString());
  const rows = [
    [
      "names that fit, and the count of every choice",
      ...figuresOf(asked, ({ rules, sort, page }) => book.browse(rules, sort, page)),
    ],
    [
      "all that the page says, from its address",
      ...figuresOf(addresses, (address) => buildBrowseView(book, readBrowse(new URLSearchParams(address)))),
    ],
  ];
  const head = [`${COMBINATIONS} combinations of filters`, "median", "99th percentile", "longest", "wanted"];
  return table([head, ...rows]);
}

function anyQuery(dice: Dice): Omit<BrowseQuery, "problems"> {
  const sort = BROWSE_SORTS[Math.floor(dice() * BROWSE_SORTS.length)] ?? "popularity";
  return { rules: rulesByDice(dice, THEMES), sort, page: 1 + Math.floor(dice() * 3) };
}

/** Of the median time of each question over the rounds; a first round warms up. */
function figuresOf<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
): readonly string[] {
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    questions.map((question) => {
      const start = performance.now();
      ask(question);
      return performance.now() - start;
    }),
  ).slice(1);
  const times = questions.map((_, at) => median(rounds.map((round) => round[at] ?? 0)));
  return [
    milliseconds(median(times)),
    milliseconds(quantile(times, 0.99)),
    milliseconds(Math.max(...times)),
    "≤ 5 ms",
  ];
}

if (import.meta.main) console.log(benchBrowse());
