import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { readRecords, RECORDS_FILE } from "#server/names/read-records.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { compile, type Compiled } from "./ssa/compile.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const DEFAULT_OUT = join(import.meta.dirname, "..", "data", "ssa");

const HELP = `Compiles the US birth records.

  npm run compile:ssa -- <names.zip> [--out data/ssa]

<names.zip>  SSA's national file: https://www.ssa.gov/oact/babynames/limits.html
--out        folder for ${RECORDS_FILE} and edition.json (default: data/ssa of this repository);
             names in the records already there are kept, even where the new edition drops them`;

const OPTIONS = { out: { type: "string", default: DEFAULT_OUT } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [zip, ...rest] = positionals;
  if (zip === undefined || rest.length > 0) return "misused";
  if (!existsSync(zip)) {
    console.error(`${zip}: no such file`);
    return 1;
  }

  const older = existsSync(join(values.out, RECORDS_FILE)) ? readRecords(values.out) : undefined;
  const compiled = compile(readFileSync(zip), older);
  if ("problem" in compiled) {
    console.error(`${zip}: ${compiled.problem}. Nothing was written.`);
    return 1;
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, RECORDS_FILE), compiled.packed);
  writeFileSync(join(values.out, "edition.json"), `${JSON.stringify(compiled.edition, null, 2)}\n`);
  console.log(report(compiled));
  return 0;
}

/** What to compare with the figures that SSA announces. */
function report({ packed, records, edition }: Compiled): string {
  const { rows, births, names, keptNames, firstYear, lastYear } = edition;
  const lines = [
    `${firstYear}–${lastYear}: ${figure(rows)} rows, ${figure(births)} births, ${figure(names)} names`,
    `${figure(packed.length)} bytes; every count and rank read back and found equal`,
  ];
  for (const sex of SEXES) {
    const first = recordNumbers(records).findIndex(
      (record) => records.rankIn(record, sex, records.lastYear) === 1,
    );
    const count = figure(records.latest(first, sex));
    lines.push(`${records.lastYear} ${records.names.at(first)} ${sex} ${count}, rank 1`);
  }
  lines.push(`names kept without births: ${keptNames.join(", ") || "none"}`);
  return lines.join("\n");
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}

await runCommand(HELP, OPTIONS, run);
