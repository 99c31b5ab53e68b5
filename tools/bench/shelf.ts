import { setTimeout as delay } from "node:timers/promises";
import { BUDGETS } from "#server/caches/budgets.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { askEach } from "#tools/bench/asking/ask-all.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores } from "#tools/bench/asking/cores.ts";
import { differentPaths, eachOnce } from "#tools/bench/asking/different-paths.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { findWrk } from "#tools/bench/asking/wrk.ts";
import { AGAINST_BARE_HEAD, againstBare } from "./against-bare.ts";
import { atLeast } from "./bar.ts";
import { type Effort, scaled } from "./effort.ts";
import { table } from "./table.ts";
import { termsOf } from "./terms.ts";

/** So many times what memory may hold of pages is asked for in turn, so that what comes next has always just been pushed out. */
const TIMES_MEMORY = 1.5;
const FEWEST = 1_000;
/** A slow server has rendered enough after this long. */
const FILLING_MS = 45_000;
const SAMPLE = 50;
/** For what is still being written when the last page has been answered. */
const SETTLE_MS = 1_000;

/** Pages that were rendered before a restart, and lie in no memory after it. */
export async function benchShelf(effort: Effort): Promise<string> {
  await findWrk();
  const cores = findCores();
  const server = await startServer({ on: cores.server, env: MANY_CLIENTS });
  try {
    const paths = await rendered(server.url, effort);
    await delay(SETTLE_MS);
    await server.restart();
    const row = await againstBare(
      server,
      {
        name: "name page, rendered before a restart",
        sample: paths.slice(0, SAMPLE),
        nextPaths: () => paths,
        seconds: { ours: 3, bare: 2 },
        wanted: { ratio: atLeast(0.25, "", 2) },
      },
      cores,
      effort,
    );
    return `${termsOf(cores)}
${paths.length.toLocaleString("en-US")} name pages were rendered, the server started again on the same data, and the same pages asked for in turn.

${table([AGAINST_BARE_HEAD, row])}`;
  } finally {
    await server.stop();
  }
}

/** Name pages that the server has been asked for: as many as fill its memory more than once. */
async function rendered(url: string, effort: Effort): Promise<readonly string[]> {
  const next = eachOnce(differentPaths(nameIds()).names);
  const until = performance.now() + scaled(FILLING_MS, effort);
  const paths: string[] = [];
  let bytes = 0;
  const isEnough = () => paths.length >= FEWEST && bytes >= TIMES_MEMORY * BUDGETS.pages.budgetBytes;
  while (!isEnough() && performance.now() < until) {
    await askEach(url, next(100), ({ path, body }) => {
      paths.push(path);
      bytes += body.byteLength;
    });
  }
  return paths;
}
