import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packLifeTables } from "#domain/compare/life-tables.ts";
import { readLifeTables } from "./ages/read-life-tables.ts";
import { type Exit, type Given, runCommand } from "./command.ts";

const OUT = join(import.meta.dirname, "..", "data", "life-tables");

const HELP = `Compiles SSA's cohort life tables, for the likely age of a name's bearers.

  npm run compile:life-tables -- <csv> [--out data/life-tables]

<csv>   columns birth_year, sex, age, qx, lx
--out   folder for cohorts.json (default: data/life-tables of this repository)`;

const OPTIONS = { out: { type: "string", default: OUT } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return "misused";
  if (!existsSync(file)) {
    console.error(`${file}: no such file. Nothing was written.`);
    return 1;
  }
  const read = readLifeTables(readFileSync(file, "utf8"));
  if ("problem" in read) {
    console.error(`${file}: ${read.problem}. Nothing was written.`);
    return 1;
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "cohorts.json"), `${JSON.stringify(packLifeTables(read))}\n`);
  return 0;
}

await runCommand(HELP, OPTIONS, run);
