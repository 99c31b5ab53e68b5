import { Agent, request } from "node:http";
import { availableParallelism } from "node:os";
import { startServer } from "#tests/support/servers/start-server.ts";
import { DEAR_READS } from "#tools/bench/asking/cost-reads.ts";
import type { Ask, Dear } from "#tools/bench/asking/cost-request.ts";
import { DEAR_WRITES } from "#tools/bench/asking/cost-writes.ts";
import { headersFor } from "#tools/bench/asking/browser-headers.ts";
import { against, atMost } from "./bar.ts";
import type { Effort } from "./effort.ts";
import { median } from "./median.ts";
import { processorMs } from "./process-figures.ts";
import { table } from "./table.ts";

/** Requests for one figure: what the kernel counts in steps of 10 ms is then known to 1 ms. */
const TURNS = 10;
const ROUNDS = 3;
/** No single request should take more of the only thread. */
const WANTED = atMost(60, " ms");

type Cost = Dear & { readonly cpuMs: number; readonly all: readonly number[]; readonly statuses: string };

/** CPU time of the built server for the dearest request of each route, one after another, as a browser asks. */
export async function benchCost({ rounds }: Effort): Promise<string> {
  const costs: Cost[] = [];
  for (const [, ofRoute] of Map.groupBy([...DEAR_READS, ...DEAR_WRITES], ({ route }) => route))
    costs.push(...(await measured(ofRoute, Math.min(ROUNDS, rounds))));
  return `${table([
    ["dearest request known", "what", "answered", "CPU, median", `${ROUNDS} rounds of ${TURNS}`, "wanted"],
    ...costs
      .toSorted((a, b) => b.cpuMs - a.cpuMs)
      .map(({ route, what, statuses, cpuMs: ms, all }) => [
        route,
        what,
        statuses,
        `${ms.toFixed(1)} ms`,
        all.map((each) => each.toFixed(1)).join(" "),
        against(ms, WANTED),
      ]),
  ])}\n\n${NOTE}`;
}

/** Each route has a server to itself: what one leaves in memory is no cost of the next. */
async function measured(requests: readonly Dear[], count: number): Promise<readonly Cost[]> {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const costs: Cost[] = [];
  try {
    let turn = 0;
    for (const dear of requests) {
      const rounds: number[] = [];
      const statuses = new Set<number>();
      for (let round = 0; round <= count; round += 1) {
        const before = processorMs(server.pid());
        for (let n = 0; n < TURNS; n += 1, turn += 1)
          statuses.add(await send(server.url, dear.ask(turn), agent));
        // The first round opens books and warms the compiler up.
        if (round > 0) rounds.push((processorMs(server.pid()) - before) / TURNS);
      }
      costs.push({ ...dear, cpuMs: median(rounds), all: rounds, statuses: [...statuses].join(" ") });
    }
    return costs;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const NOTE = `All threads of the server together (${availableParallelism()} cores at hand), garbage collection included, asked as Chrome on a phone asks. Each request is another one, so none is answered by
what is remembered, but where a route has no other request. A write is refused with 429 after 600 in one go, and costs nothing then.`;

function send(server: string, { method = "GET", path, type, body }: Ask, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${server}${path}`,
      {
        method,
        agent,
        headers: {
          ...headersFor(path),
          ...(type === undefined ? {} : { "content-type": type }),
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    asking
      .on("error", (error) => reject(new Error(`${method} ${path.slice(0, 80)}`, { cause: error })))
      .end(body);
  });
}
