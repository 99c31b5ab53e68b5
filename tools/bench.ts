import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { benchBrowse } from "./bench/browse.ts";
import { benchLike } from "./bench/like.ts";
import { benchPageWeight } from "./bench/page-weight.ts";
import { benchSearch } from "./bench/search.ts";
import { benchStart } from "./bench/start.ts";
import { benchThroughput } from "./bench/throughput.ts";

const HELP = `npm run bench [-- --write docs/benchmarks.md]
Measures the built site as ratios in one run (npm run build first) and prints Markdown tables.
Absolute figures belong to this machine at this moment; only the ratios are worth comparing.`;

const { values } = parseArgs({ options: { write: { type: "string" }, help: { type: "boolean" } } });
if (values.help === true) {
  console.log(HELP);
} else {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  const parts = [
    ["Throughput, ours against a bare node:http server answering the same bytes", benchThroughput],
    ["Search in process, over every name", benchSearch],
    ["Browsing in process, any filters together", benchBrowse],
    ["Names like a saved list, in process", benchLike],
    ["Start and memory", benchStart],
    ["Weight of a first load", benchPageWeight],
  ] as const;
  const report = [
    `# Benchmarks\n\nMade by \`npm run bench\` on ${machine}. Medians of at least five alternations in one run.`,
  ];
  for (const [title, bench] of parts) {
    const part = `## ${title}\n\n${await bench()}`;
    console.log(`\n${part}`);
    report.push(part);
  }
  if (values.write !== undefined) writeFileSync(values.write, `${report.join("\n\n")}\n`);
}
