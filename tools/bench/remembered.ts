import { readRecords } from "#server/names/read-records.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores } from "#tools/bench/asking/cores.ts";
import { differentQueries } from "#tools/bench/asking/queries.ts";
import { findWrk } from "#tools/bench/asking/wrk.ts";
import { AGAINST_BARE_HEAD, againstBare, RUNS_BEFORE, type Scenario } from "./against-bare.ts";
import { atLeast } from "./bar.ts";
import type { Effort } from "./effort.ts";
import { termsOf } from "./terms.ts";
import { table } from "./table.ts";

/** More a run than are answered, so that none is asked twice; all runs together fill any cache many times over. */
const NEW_SEARCHES = 20_000;
const SAMPLE = 500;
const CLIENTS = 20_000;
const SECONDS = { ours: 2, bare: 2 };

const ABOUT = `Remembered answers, and the small ones of the API. The new searches are ${NEW_SEARCHES.toLocaleString("en-US")} other texts in each run, far more than are
remembered: each is searched, and its names written, anew. Generate draws anew for each request.`;

/** What is in memory, and what the API answers from it, against a bare node:http server that sends the same bytes. */
export async function benchRemembered(effort: Effort): Promise<string> {
  await findWrk();
  const cores = findCores();
  const server = await startServer({ on: cores.server, env: { ...MANY_CLIENTS, LOG_LEVEL: "info" } });
  try {
    const rows = [];
    for (const scenario of scenarios(effort)) rows.push(await againstBare(server, scenario, cores, effort));
    return `${termsOf(cores)}\n${ABOUT}\n\n${table([AGAINST_BARE_HEAD, ...rows])}`;
  } finally {
    await server.stop();
  }
}

function scenarios({ rounds }: Effort): readonly Scenario[] {
  const records = readRecords(new URL("../../data/ssa/", import.meta.url));
  const queries = differentQueries(records, SAMPLE + (RUNS_BEFORE + rounds) * NEW_SEARCHES);
  const searches = queries.map((query) => `/api/names/search?q=${encodeURIComponent(query)}`);
  const same = (name: string, paths: readonly string[], least: number): Scenario => ({
    name,
    // Each request of a list comes from an address of its own: a short one would use up the allowances of a few.
    nextPaths: () => Array.from({ length: CLIENTS }, (_, n) => paths[n % paths.length] ?? ""),
    sample: paths,
    seconds: SECONDS,
    wanted: { ratio: atLeast(least, "", 2) },
  });
  let run = 0;
  return [
    same("home page, remembered", ["/"], 0.7),
    same("name page, remembered", ["/names/hazel"], 0.7),
    same("search, the same 20 texts", searches.slice(0, 20), 0.5),
    same("generate, 12 names", ["/api/names/generate?count=12&gender=all"], 0.4),
    {
      name: "search, a new text each time",
      nextPaths: () => searches.slice(SAMPLE + run * NEW_SEARCHES, SAMPLE + ++run * NEW_SEARCHES),
      isNew: true,
      sample: searches.slice(0, SAMPLE),
      seconds: SECONDS,
      wanted: { rate: atLeast(3000, "/s") },
    },
  ];
}
