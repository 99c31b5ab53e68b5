import { parseArgs } from "node:util";
import { readRecords } from "#server/names/read-records.ts";
import { table } from "./bench/table.ts";
import { COSTS } from "./scale/costs.ts";
import { estimate, HOLD_SECONDS, type Load } from "./scale/estimate.ts";
import { hitRate, nameWeights } from "./scale/hit-rate.ts";
import { ASKED, atPeak, CRAWLED, SAVES_A_VISIT, VISITS_A_MONTH, WITH_LIST } from "./scale/traffic.ts";

const HELP = `npm run scale
Prints the tables of docs/scale.md: what 100 million visits a month ask of the servers, with and without a CDN.
The visits are assumed (tools/scale/traffic.ts), the costs measured (tools/scale/costs.ts), the hit rates worked out from the birth records.`;

const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
if (values.help === true) console.log(HELP);
else {
  const { recentBirths } = readRecords(new URL("../data/ssa/", import.meta.url));
  console.log(
    `${VISITS_A_MONTH / 1e6} million visits a month: ${atPeak(1).toFixed(0)} a second at the busiest hour, ${percent(WITH_LIST)} of them with saved names.\n`,
  );
  for (const withCdn of [false, true]) {
    console.log(`${withCdn ? `With a CDN that holds pages for ${HOLD_SECONDS} s` : "Without a CDN"}:\n`);
    console.log(`${loads(estimate(recentBirths, COSTS, withCdn))}\n`);
  }
  console.log(`${holding(nameWeights(recentBirths, CRAWLED))}\n`);
  console.log(
    `Changes of lists: ${atPeak(SAVES_A_VISIT).toFixed(0)} a second at the busiest hour, ${((VISITS_A_MONTH * SAVES_A_VISIT) / 1e6).toFixed(0)} million a month.`,
  );
}

function loads(all: readonly Load[]): string {
  const sum = (of: (load: Load) => number) => all.reduce((total, load) => total + of(load), 0);
  const row = (kind: string, asked: number, reach: number, cores: number, megabits: number) => [
    kind,
    asked.toFixed(0),
    percent(1 - reach / asked),
    reach.toFixed(0),
    cores.toFixed(2),
    megabits.toFixed(0),
  ];
  return table([
    ["busiest hour", "asked/s", "answered by the CDN", "reach us/s", "cores busy", "Mbit/s"],
    ...all.map(({ kind, asked, reach, cores, megabits }) => row(kind, asked, reach, cores, megabits)),
    row(
      "together",
      sum((load) => load.asked),
      sum((load) => load.reach),
      sum((load) => load.cores),
      sum((load) => load.megabits),
    ),
  ]);
}

/** How much of the name pages a cache would answer that holds them longer. */
function holding(weights: Float64Array): string {
  const perVisit = ASKED.find(({ kind }) => kind === "name page")?.perVisit ?? 0;
  const shared = atPeak(perVisit) * (1 - WITH_LIST);
  const spans = [
    ["5 minutes", 300],
    ["an hour", 3600],
    ["a day", 86_400],
    ["a week", 604_800],
  ] as const;
  return table([
    ["name pages held for", "at the busiest hour", "at a tenth of it"],
    ...spans.map(([span, seconds]) => [
      span,
      percent(hitRate(weights, shared, seconds)),
      percent(hitRate(weights, shared / 10, seconds)),
    ]),
  ]);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
