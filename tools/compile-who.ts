import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packStandards } from "#domain/growth/packed-standards.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { readStandards, STANDARD_FILES } from "./growth/read-standards.ts";

const OUT = join(import.meta.dirname, "..", "data", "who");

const HELP = `Compiles the WHO Child Growth Standards.

  npm run compile:who -- <folder of csv> [--out data/who]

<folder>  holds ${Object.values(STANDARD_FILES).join(", ")}:
          columns sex, age_days or length_cm, L, M, S, as WHO publishes them
--out     folder for standards.json (default: data/who of this repository)`;

const OPTIONS = { out: { type: "string", default: OUT } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) return "misused";
  const missing = Object.values(STANDARD_FILES).find((file) => !existsSync(join(folder, file)));
  if (missing !== undefined) {
    console.error(`${join(folder, missing)}: no such file. Nothing was written.`);
    return 1;
  }
  const read = readStandards((file) => readFileSync(join(folder, file), "utf8"));
  if ("problem" in read) {
    console.error(`${read.problem}. Nothing was written.`);
    return 1;
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "standards.json"), `${JSON.stringify(packStandards(read))}\n`);
  return 0;
}

await runCommand(HELP, OPTIONS, run);
