import { startServer } from "#tests/support/servers/start-server.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores } from "#tools/bench/asking/cores.ts";
import { differentPaths, eachOnce, type Kind } from "#tools/bench/asking/different-paths.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { findWrk } from "#tools/bench/asking/wrk.ts";
import { AGAINST_BARE_HEAD, againstBare, type Scenario } from "./against-bare.ts";
import { atLeast, atMost } from "./bar.ts";
import type { Effort } from "./effort.ts";
import { table } from "./table.ts";
import { termsOf } from "./terms.ts";

/** More than are answered in a run that counts. */
const A_RUN = 14_000;
const SAMPLE = 50;
const SECONDS = { ours: 2, bare: 1 };

const ABOUT = `Each page is one that nobody has asked for before, in all runs. The bare server sends ${SAMPLE} pages of the kind in turn.`;

/** What is rendered for the first time: most of a site of names. */
export async function benchNewPages(effort: Effort): Promise<string> {
  await findWrk();
  const cores = findCores();
  const kinds = differentPaths(nameIds());
  const rate = atLeast(200, "/s");
  const scenarios = [
    scenarioOf(kinds.names, { rate: atLeast(150, "/s"), p99: atMost(150, " ms") }),
    scenarioOf(kinds.browse, { rate }),
    scenarioOf(kinds.home, { rate }),
    scenarioOf(kinds.compare, { rate }),
    scenarioOf(kinds.maps, { rate }),
    scenarioOf(kinds.ranks, { rate }),
    scenarioOf(kinds.countries, { rate: atLeast(100, "/s") }),
    scenarioOf(kinds.ages, { rate }),
    scenarioOf(kinds.forecast, { rate: atLeast(100, "/s") }),
    scenarioOf(kinds.throughTime, { rate: atLeast(100, "/s") }),
    scenarioOf(kinds.states, { rate: atLeast(20, "/s") }),
    scenarioOf(kinds.sheets, { rate }),
    scenarioOf(kinds.embeds, { rate }),
    scenarioOf(kinds.records, { rate }),
    scenarioOf(kinds.lists, { rate: atLeast(20, "/s") }),
  ];
  const server = await startServer({ on: cores.server, env: MANY_CLIENTS });
  try {
    const rows = [];
    for (const scenario of scenarios) rows.push(await againstBare(server, scenario, cores, effort));
    return `${termsOf(cores)}\n${ABOUT}\n\n${table([AGAINST_BARE_HEAD, ...rows])}`;
  } finally {
    await server.stop();
  }
}

function scenarioOf(kind: Kind, wanted: Scenario["wanted"]): Scenario {
  const next = eachOnce(kind);
  return {
    name: `${kind.name}, new`,
    sample: next(SAMPLE),
    nextPaths: () => next(A_RUN),
    isNew: true,
    seconds: SECONDS,
    wanted,
  };
}
