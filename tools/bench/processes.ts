import { startServer } from "#tests/support/servers/start-server.ts";
import { readRecords } from "#server/names/read-records.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores, type On } from "#tools/bench/asking/cores.ts";
import { differentPaths, eachOnce, type Kind } from "#tools/bench/asking/different-paths.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { differentQueries } from "#tools/bench/asking/queries.ts";
import { findWrk, load } from "#tools/bench/asking/wrk.ts";
import { CONNECTIONS, WARMING_SECONDS } from "./against-bare.ts";
import { bareLoops } from "./bare-loops.ts";
import { against, atLeast } from "./bar.ts";
import { type Effort, scaled } from "./effort.ts";
import { median } from "./median.ts";
import { processTree, residentMb } from "./process-figures.ts";
import { table } from "./table.ts";

const SECONDS = 2;
/** So many times the addresses of a run are asked for while a process warms up. */
const WARMING_RUNS = 3;
const UNKNOWN = "Skipped: this server does not know `PROCESSES`; it has started no other process.";

/** One process on one core against two on two cores, in turn, with data of their own. */
export async function benchProcesses(effort: Effort): Promise<string> {
  await findWrk();
  const cores = findCores();
  if (!cores.areApart) return "Skipped: it takes Linux, taskset and two cores.";
  const one = await startServer({ on: cores.server, env: { ...MANY_CLIENTS, PROCESSES: "1" } });
  const two = await startServer({ env: { ...MANY_CLIENTS, PROCESSES: "2" } });
  try {
    if (processTree(two.pid()).length <= processTree(one.pid()).length) return UNKNOWN;
    const rows = [];
    for (const kind of kinds()) {
      const next = eachOnce(kind);
      const run = async (url: string, on: On, usual = SECONDS, runs = 1) => {
        const [seconds, paths] = [scaled(usual, effort), next(runs * kind.aRun)];
        return (await load({ url, paths, connections: CONNECTIONS, seconds, on })).perSecond;
      };
      await run(one.url, cores.load, WARMING_SECONDS, WARMING_RUNS);
      // With fewer, both would soon be asked what they remember.
      await run(two.url, [], WARMING_SECONDS, 2 * WARMING_RUNS);
      const rounds = await alternate(effort, {
        one: () => run(one.url, cores.load),
        two: () => run(two.url, []),
      });
      rows.push(rowOf(kind.name, rounds, (ratio) => against(ratio, atLeast(1.7, "", 1))));
    }
    const loops = (processes: number, on: On) =>
      bareLoops({ processes, seconds: scaled(SECONDS, effort), on });
    const bare = await alternate(effort, { one: () => loops(1, cores.server), two: () => loops(2, []) });
    rows.push(rowOf("a loop without any server", bare, () => "–"));
    const head = ["different each time", "one process", "two", "two / one", "each alternation", "wanted"];
    const memory = `Resident after it: one process ${mb(one.pid())}, two processes and what started them ${mb(two.pid())}, what they share counted for each.`;
    return `One process on one core, two on two cores, which the load generator shares with them. All have answered others of the kind for ${WARMING_SECONDS} s.\nThe last row is what processes that share nothing can do at most on this machine, without a load generator.\n\n${table([head, ...rows])}\n\n${memory}`;
  } finally {
    await one.stop();
    await two.stop();
  }
}

type Rounds = readonly { readonly one: number; readonly two: number }[];

/** Both in turn, as often as it counts. */
async function alternate(
  { rounds }: Effort,
  { one, two }: Readonly<Record<"one" | "two", () => Promise<number>>>,
): Promise<Rounds> {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ one: await one(), two: await two() });
  return measured;
}

function rowOf(name: string, rounds: Rounds, judge: (ratio: number) => string): readonly string[] {
  const ratios = rounds.map(({ one, two }) => two / one);
  return [
    name,
    `${median(rounds.map(({ one }) => one)).toFixed(0)}/s`,
    `${median(rounds.map(({ two }) => two)).toFixed(0)}/s`,
    median(ratios).toFixed(2),
    ratios.map((ratio) => ratio.toFixed(2)).join(" "),
    judge(median(ratios)),
  ];
}

/** Kinds, and how many of each are at hand in a run: more than are answered. */
function kinds(): readonly (Kind & { readonly aRun: number })[] {
  const queries = differentQueries(readRecords(new URL("../../data/ssa/", import.meta.url)), Infinity);
  return [
    { ...differentPaths(nameIds()).names, aRun: 2_000 },
    {
      name: "searches of the API",
      pathOf: (n) => `/api/names/search?q=${encodeURIComponent(queries[n % queries.length] ?? "")}`,
      aRun: 8_000,
    },
  ];
}

function mb(pid: number): string {
  return `${residentMb(pid).now.toFixed(0)} MB`;
}
