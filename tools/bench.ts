import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { benchBrowse } from "./bench/browse.ts";
import { benchCost } from "./bench/cost.ts";
import { benchLike } from "./bench/like.ts";
import { benchPageWeight } from "./bench/page-weight.ts";
import { benchPages } from "./bench/pages.ts";
import { type Part, sectionOf, withParts } from "./bench/report.ts";
import { benchRooms } from "./bench/rooms.ts";
import { benchSearch } from "./bench/search.ts";
import { benchSoak } from "./bench/soak.ts";
import { benchStart } from "./bench/start.ts";
import { benchThroughput } from "./bench/throughput.ts";

const HELP = `npm run bench [-- pages | cost | soak] [-- --write docs/benchmarks.md]
Measures the built site as ratios in one run (npm run build first) and prints Markdown tables.
Absolute figures belong to this machine at this moment; only the ratios are worth comparing.
With "pages", Lighthouse rates every content page instead, on a phone, five times each: some ten minutes.
With "cost", the CPU time of the dearest request of each route: some three minutes.
With "soak", one server is asked 14,000 different things: its memory, and whether it slows down; some ten minutes.`;

const MACHINE = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;

const RATIOS = [
  ["Throughput, ours against a bare node:http server answering the same bytes", benchThroughput],
  ["Search in process, over every name", benchSearch],
  ["Browsing in process, any filters together", benchBrowse],
  ["Names like a saved list, in process", benchLike],
  ["Start and memory", benchStart],
  ["Rooms in which two choose together", benchRooms],
  ["Weight of a first load", benchPageWeight],
] as const;

const PAGES = [
  [
    "Pages in Lighthouse",
    async () => `Made by \`npm run bench -- pages\` on ${MACHINE}.\n\n${await benchPages()}`,
  ],
] as const;

const COST = [
  [
    "Dearest requests",
    async () => `Made by \`npm run bench -- cost\` on ${MACHINE}.\n\n${await benchCost()}`,
  ],
] as const;

const SOAK = [
  [
    "Different requests, one after another",
    async () => `Made by \`npm run bench -- soak\` on ${MACHINE}.\n\n${await benchSoak()}`,
  ],
] as const;

const MEASUREMENTS = { pages: PAGES, cost: COST, soak: SOAK } as const;

const { values, positionals } = parseArgs({
  options: { write: { type: "string" }, help: { type: "boolean" } },
  allowPositionals: true,
});
const [which] = positionals;
if (values.help === true || (which !== undefined && !isMeasurement(which))) {
  console.log(HELP);
} else {
  const measured: Part[] = [];
  for (const [title, bench] of which === undefined ? RATIOS : MEASUREMENTS[which]) {
    const part = { title, text: await bench() };
    console.log(`\n${sectionOf(part)}`);
    measured.push(part);
  }
  if (values.write !== undefined) writeFileSync(values.write, written(values.write, measured));
}

/** The report with what was measured now; what only the other measurement gives stays as it was. */
function written(file: string, measured: readonly Part[]): string {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "# Benchmarks";
  const head = `# Benchmarks\n\nMade by \`npm run bench\` on ${MACHINE}. Medians of at least five alternations in one run.`;
  return withParts(which !== undefined ? before : before.replace(/^# [^]*?(?=\n+## |$)/, head), measured);
}

function isMeasurement(word: string): word is keyof typeof MEASUREMENTS {
  return Object.hasOwn(MEASUREMENTS, word);
}
