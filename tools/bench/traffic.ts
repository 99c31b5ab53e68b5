import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { askEach } from "#tools/bench/asking/ask-all.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores } from "#tools/bench/asking/cores.ts";
import { nameIds, nameIdsByUse } from "#tools/bench/asking/name-ids.ts";
import { trafficMix } from "#tools/bench/asking/traffic-mix.ts";
import { against, atMost } from "./bar.ts";
import { type Effort, scaled } from "./effort.ts";
import { processorMs, residentMb } from "./process-figures.ts";
import { quantile } from "./quantile.ts";
import { table } from "./table.ts";

const REQUESTS = 6_000;
const PARTS = 4;
const CONNECTIONS = 16;
/** What one process may weigh, whatever it is asked. */
export const MOST_MB = 420;

const ABOUT = `${REQUESTS.toLocaleString("en-US")} requests as visitors may mix them (an estimate): 55 of 100 are name pages, the names given most far more often than
others; 12 the home page, 9 filters, 7 searches, 6 other pages, 4 comparisons, 7 calls of the API. One process, on one core where that can be had.`;

/** The memory of one process under a mix of requests as visitors make them, and what it costs. */
export async function benchTraffic(effort: Effort): Promise<string> {
  const paths = trafficMix(scaled(REQUESTS, effort), nameIds(), nameIdsByUse());
  const server = await startServer({ on: findCores().server, env: MANY_CLIENTS });
  try {
    const size = Math.ceil(paths.length / PARTS);
    const rows = [
      ["requests so far", "resident", "at most so far", "requests/s", "p99", "processor time each", "wanted"],
      ["at the start", `${residentMb(server.pid()).now.toFixed(0)} MB`, "", "", "", "", "–"],
    ];
    for (let part = 0; part < PARTS; part += 1)
      rows.push(await rowOf(server, (part + 1) * size, paths.slice(part * size, (part + 1) * size)));
    return `${ABOUT}\n\n${table(rows)}`;
  } finally {
    await server.stop();
  }
}

async function rowOf(server: RunningServer, so: number, paths: readonly string[]): Promise<string[]> {
  const [before, from] = [processorMs(server.pid()), performance.now()];
  const times: number[] = [];
  await askEach(server.url, paths, ({ ms }) => times.push(ms), CONNECTIONS);
  const seconds = (performance.now() - from) / 1000;
  const { now, most } = residentMb(server.pid());
  return [
    so.toLocaleString("en-US"),
    `${now.toFixed(0)} MB`,
    `${most.toFixed(0)} MB`,
    (paths.length / seconds).toFixed(0),
    `${quantile(times, 0.99).toFixed(0)} ms`,
    `${((processorMs(server.pid()) - before) / paths.length).toFixed(1)} ms`,
    against(most, atMost(MOST_MB, " MB")),
  ];
}
