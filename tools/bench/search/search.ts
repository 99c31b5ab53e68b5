import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { foldName } from "#domain/names/entry/name.ts";
import { MISSPELLINGS } from "#content/names/search-misspellings.ts";
import { readRecords } from "#server/names/read-records.ts";
import { median } from "#tools/bench/median.ts";
import { differentQueries } from "#tools/bench/asking/queries.ts";
import { quantile } from "#tools/bench/quantile.ts";
import { table } from "#tools/bench/table.ts";
import { askedTimes } from "./asked-times.ts";
import { goldenTable, takeGolden } from "./golden.ts";
import { megabytes, milliseconds, percent, ratio } from "./search-figures.ts";
import { examTable, sitExam } from "./wishes.ts";
import { ENGINES, type Engine, type EngineName } from "./search-engines.ts";

const ROUNDS = 5;
const NAMES = [
  "ours",
  "MiniSearch 0.2",
  "MiniSearch 0.34",
  "SQLite FTS5",
] as const satisfies readonly EngineName[];

/** One engine's figures; shares are of the misspellings whose meant name is among the first 1, 3, 10. */
type Figures = { readonly [figure in (typeof FIGURES)[number]["key"]]: number };

const FIGURES = [
  { key: "median", title: "median of a question", show: milliseconds },
  { key: "p99", title: "99th percentile of the questions", show: milliseconds },
  { key: "top1", title: "meant name first", show: percent },
  { key: "top3", title: "among the first 3", show: percent },
  { key: "top10", title: "among the first 10", show: percent },
  { key: "build", title: "build at start, thread time", show: milliseconds },
  { key: "first", title: "first question, thread time", show: milliseconds },
  { key: "bytes", title: "memory", show: megabytes },
] as const;

/** Ours against MiniSearch and SQLite's trigram index, over the same names and the same questions, in one run. */
export async function benchSearch(): Promise<string> {
  const records = readRecords(new URL("../../../data/ssa/", import.meta.url));
  const questions = differentQueries(records, 500);
  const engines = NAMES.map((name) => ({ name, engine: ENGINES[name](records) }));
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    engines.map(({ engine }) => timesOf(engine, questions)),
  ).slice(1);

  const builds = await buildRuns();

  const columns = engines.map(({ name, engine }, at): Figures => {
    const times = questions.map((_, question) => median(rounds.map((round) => round[at]?.[question] ?? 0)));
    const built = (figure: number) =>
      median(builds.flatMap((run) => (run.name === name ? [run.figures[figure] ?? 0] : [])));
    return {
      median: median(times),
      p99: quantile(times, 0.99),
      top1: shareAmong(engine, 1),
      top3: shareAmong(engine, 3),
      top10: shareAmong(engine, 10),
      build: built(0),
      first: built(1),
      bytes: built(2),
    };
  });
  const [ours, ...others] = columns;
  if (ours === undefined) return "";
  const rows = FIGURES.map(({ key, title, show }) => [
    title,
    show(ours[key]),
    ...others.flatMap((theirs) => [show(theirs[key]), ratio(ours[key] / theirs[key])]),
  ]);
  const head = [
    `${questions.length} questions, ${MISSPELLINGS.length} real misspellings`,
    "ours",
    ...NAMES.slice(1).flatMap((name) => [name, "ours / it"]),
  ];
  return [table([head, ...rows]), goldenTable(takeGolden()), examTable(sitExam()), askedTimes()].join("\n\n");
}

function timesOf({ find }: Engine, questions: readonly string[]): readonly number[] {
  return questions.map((text) => {
    const start = performance.now();
    find(text);
    return performance.now() - start;
  });
}

/** The typed text itself is left out where it is a name. */
function shareAmong({ find }: Engine, first: number): number {
  const good = MISSPELLINGS.filter(({ typed, meant }) =>
    find(typed)
      .filter((id) => id !== foldName(typed))
      .slice(0, first)
      .includes(foldName(meant)),
  );
  return good.length / MISSPELLINGS.length;
}

/** In processes of their own, so that no engine profits from another's warm code or pays for its garbage. */
async function buildRuns(): Promise<readonly { name: EngineName; figures: readonly number[] }[]> {
  const child = join(import.meta.dirname, "search-build.ts");
  const runs: { name: EngineName; figures: readonly number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of NAMES) {
      const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child, name]);
      runs.push({ name, figures: stdout.trim().split(" ").map(Number) });
    }
  }
  return runs;
}

if (import.meta.main) console.log(await benchSearch());
