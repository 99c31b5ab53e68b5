import { startServer } from "#tests/support/servers/start-server.ts";
import { askAll, rateOf } from "#tools/bench/asking/ask-all.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { differentPaths, type Kind } from "#tools/bench/asking/different-paths.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { type Effort, scaled } from "./effort.ts";
import { processorMs, residentMb } from "./process-figures.ts";
import { table } from "./table.ts";
import { MOST_MB } from "./traffic.ts";

const WARM_UP = 200;
const PART = 1_000;

const ABOUT = `Each request asks for something else than all before it, at 8 connections as Chrome on a phone asks, of one process as
\`npm run serve\` starts it. Rates are of the first and of the last thousand of each kind (of all, where there are fewer),
processor time is the server's. Wanted of the first four together: alive, at most ${MOST_MB} MB resident, the last thousand not
slower than the first. The others are pages of 200 kB that are never kept, and the dearest reading.`;

/** Thousands of different requests of one server: whether it lives, what it weighs, whether it slows down. */
export async function benchSoak(effort: Effort): Promise<string> {
  const kinds = differentPaths(nameIds());
  const phases: readonly (readonly [Kind, number])[] = [
    [kinds.home, 4_000],
    [kinds.names, 4_000],
    [kinds.compare, 500],
    [kinds.searches, 3_000],
    [kinds.browse, 500],
    [kinds.directory, 500],
    [kinds.like, 500],
    // Again, with other names: level means that it stays where it was.
    [{ ...kinds.home, pathOf: (n) => kinds.home.pathOf(n + 10_000) }, 1_000],
  ];
  const server = await startServer({ env: MANY_CLIENTS });
  try {
    const rows = [
      [
        "different requests",
        "resident after it",
        "at most so far",
        "first 1,000",
        "last 1,000",
        "processor time each",
      ],
    ];
    for (const [{ name, pathOf }, usual] of phases) {
      const count = scaled(usual, effort);
      await askAll(server.url, pathsOf(pathOf, -WARM_UP, 0));
      const from = processorMs(server.pid());
      const moments = await askAll(server.url, pathsOf(pathOf, 0, count));
      const { now, most } = residentMb(server.pid());
      rows.push([
        `${count} ${name}`,
        `${now.toFixed(0)} MB`,
        `${most.toFixed(0)} MB`,
        `${rateOf(moments.slice(0, PART)).toFixed(0)}/s`,
        `${rateOf(moments.slice(-PART)).toFixed(0)}/s`,
        `${((processorMs(server.pid()) - from) / count).toFixed(1)} ms`,
      ]);
    }
    return `${ABOUT}\n\n${table(rows)}`;
  } finally {
    await server.stop();
  }
}

/** Paths from one number to another; those before the first are for warming up, and come from far behind. */
function pathsOf(pathOf: (n: number) => string, from: number, to: number): readonly string[] {
  const behind = from < 0 ? 30_000 : 0;
  return Array.from({ length: to - from }, (_, place) => pathOf(behind + from + place));
}
