import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const OUT = join(import.meta.dirname, "..", "data", "cmudict", "syllables.tsv");
const HEAD = "name\tus_births_1880_2025\tsyllables\tarpabet\tipa";

const HELP = `Compiles the syllable counts that the collection of names is held against.

  npm run compile:cmudict -- <cmudict-ssa-names.tsv>

Writes data/cmudict/syllables.tsv: a name of SSA's records and its syllables in the CMU Pronouncing Dictionary,
several counts parted by "|".`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  const [file, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (file === undefined || rest.length > 0) {
    console.error(HELP);
    return 2;
  }
  const [head, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  if (head !== HEAD) {
    console.error(`${file}: the first line is not "${HEAD}". Nothing was written.`);
    return 1;
  }
  const counts = rows.map((row) => row.split("\t")).map(([name, , syllables]) => `${name}\t${syllables}`);
  writeFileSync(OUT, `${counts.toSorted().join("\n")}\n`);
  console.log(`${counts.length} names`);
  return 0;
}

process.exitCode = run();
