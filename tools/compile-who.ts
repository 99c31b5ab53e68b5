import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packStandards } from "#domain/growth/packed-standards.ts";
import { readStandards, STANDARD_FILES } from "./growth/read-standards.ts";

const OUT = join(import.meta.dirname, "..", "data", "who");

const HELP = `Compiles the WHO Child Growth Standards.

  npm run compile:who -- <folder of csv> [--out data/who]

<folder>  holds ${Object.values(STANDARD_FILES).join(", ")}:
          columns sex, age_days or length_cm, L, M, S, as WHO publishes them
--out     folder for standards.json (default: data/who of this repository)`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" }, out: { type: "string", default: OUT } },
  });
  const [folder, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (folder === undefined || rest.length > 0) {
    console.error(HELP);
    return 2;
  }
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

process.exitCode = run();
