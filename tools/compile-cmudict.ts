import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Exit, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const OUT = join(import.meta.dirname, "..", "data", "cmudict", "syllables.tsv");
const HEAD = "name\tus_births_1880_2025\tsyllables\tarpabet\tipa";

const HELP = `Compiles the syllable counts that the collection of names is held against.

  npm run compile:cmudict -- <cmudict-ssa-names.tsv>

Writes data/cmudict/syllables.tsv: a name of SSA's records and its syllables in the CMU Pronouncing Dictionary,
several counts parted by "|".`;

function run({ positionals }: Given): Exit {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return "misused";
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

await runCommand(HELP, NO_OPTIONS, run);
