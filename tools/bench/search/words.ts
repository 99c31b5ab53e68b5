import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ASKED } from "#content/search/asked.ts";
import { SITE_WISHES } from "#content/search/site-exam.ts";
import type { SiteWish } from "#content/search/site-wish.ts";
import type { Wish } from "#content/search/wish.ts";
import { WISHES } from "#content/search/wishes.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { median } from "#tools/bench/median.ts";
import { quantile } from "#tools/bench/quantile.ts";
import { table } from "#tools/bench/table.ts";
import { megabytes, milliseconds } from "./search-figures.ts";
import { examTable, sitExam } from "./wishes.ts";

/** So often each query is asked. */
const TIMES = 12;
/** What is asked between two of the same, so that none is answered from what the last one left. */
const BETWEEN = "Olivia";

/**
 * What the words of parents cost: the time of each whole answer, the median of some, which a busy machine moves little (a
 * thread's CPU time comes in steps of 4 ms, more than most answers take); and the memory of the index.
 */
export async function benchWords(): Promise<string> {
  const sets: Readonly<Record<string, readonly string[]>> = {
    "300 wishes of the exam": queriesOf(WISHES),
    "wishes asked later": queriesOf(ASKED),
    "searches of the whole site": queriesOf(SITE_WISHES),
  };
  const book = openSearchedBook();
  const ask = (text: string) => book.answer({ text, rules: NO_RULES });
  const all = Object.values(sets).flat();
  // Compiled as on a server that has been asked for a while.
  for (const text of [...all, ...all]) ask(text);
  const times = Object.entries(sets).map(([set, queries]) => ({
    set,
    own: queries.map((text) => median(Array.from({ length: TIMES }, () => timeOf(ask, text)))),
  }));
  const rows = [...times, { set: "all", own: times.flatMap(({ own }) => own) }].map(({ set, own }) => [
    set,
    String(own.length),
    ...[median(own), quantile(own, 0.99), Math.max(...own)].map(milliseconds),
    "≤ 0.15 ms, ≤ 3 ms",
  ]);
  const head = ["time of an answer", "queries", "median", "99th percentile", "longest", "wanted"];
  const bytes = [
    ["memory of the index", "wanted"],
    [megabytes(await indexBytes()), "≤ 20 MB"],
  ];
  return [table([head, ...rows]), table(bytes), examTable(sitExam())].join("\n\n");
}

function queriesOf(sets: Readonly<Record<string, readonly (Wish | SiteWish)[]>>): readonly string[] {
  return Object.values(sets)
    .flat()
    .map(({ query }) => query);
}

/** Milliseconds of one answer. */
function timeOf(ask: (text: string) => unknown, text: string): number {
  ask(BETWEEN);
  const start = performance.now();
  ask(text);
  return performance.now() - start;
}

/** In a process of its own: another's garbage does not count. */
async function indexBytes(): Promise<number> {
  const child = join(import.meta.dirname, "search-build.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child, "ours"]);
  return Number(stdout.trim().split(" ")[2]);
}

if (import.meta.main) console.log(await benchWords());
