import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { FULL, SHORT } from "./bench/effort.ts";
import { measurementsFor, USUAL_WORDS } from "./bench/parts.ts";
import { type Part, sectionOf, withParts } from "./bench/report.ts";
import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";

const OPTIONS = { write: { type: "string" }, short: { type: "boolean" } } as const;

const HELP = `npm run bench [-- <word> …] [-- --write docs/benchmarks.md] [-- --short]
Measures the built site (npm run build first) and prints Markdown tables: figure, each alternation, what is wanted.
Absolute figures belong to this machine at this moment; ratios of one run are worth comparing.

Without a word, some eight minutes on two quiet cores: ${USUAL_WORDS.join(", ")}.
Each of these words measures one of them alone. Only by their words, since they take long:
  search  search in process, over every name, against other engines; some two minutes
  words   what parents write: CPU time of an answer, memory of the index, the exam; a minute
  browse  any filters together, in process
  like    names like a saved list, in process
  letters how soon a letter more is drawn on the page of names through time, also on a slow processor
  taps    how soon each tool answers its first use, also on a slow processor; some five minutes
  pages   Lighthouse on every content page, on a phone, five times each; some twenty minutes
  cost    CPU time of the dearest request of each route; some three minutes
  inputs  CPU time, bytes and memory for each kind of request, as docs/scale.md reckons with them; two minutes
  soak    one server is asked 14,000 different things: its memory, and whether it slows down; some ten minutes
  all     everything

--write  puts the tables into a report, in place of those of the same titles
--short  one short round of each, to see that it runs: its figures are worth nothing

It needs Linux and the load generator wrk. Figures never make it fail; what cannot be measured does.`;

async function run({ values, positionals }: Given<typeof OPTIONS>): Promise<Exit> {
  const measurements = measurementsFor(positionals);
  if (measurements === undefined) return "misused";
  const faults: string[] = [];
  for (const { title, bench } of measurements) {
    try {
      const before = loadavg()[0] ?? 0;
      const made = madeOn(before);
      const text = await bench(values.short === true ? SHORT : FULL);
      const part = { title, text: `${made}\n\n${text}` };
      console.log(`\n${sectionOf(part)}`);
      if (values.write !== undefined) write(values.write, part);
    } catch (error) {
      // The others are measured nevertheless.
      console.error(`\n${title} could not be measured:`, error);
      faults.push(title);
    }
  }
  return faults.length === 0 ? 0 : 1;
}

/** The machine and the hour, and how busy it was before: the load of the last minute. */
function madeOn(load: number): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `${machine}, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, load before ${load.toFixed(1)}.`;
}

function write(file: string, part: Part): void {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "# Benchmarks\n\nMade by `npm run bench`.";
  writeFileSync(file, withParts(before, [part]));
}

await runCommand(HELP, OPTIONS, run).catch(failPlainly);
