import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EDITION_FILE } from "#server/edition/read-edition.ts";
import { SPELLINGS_FILE } from "#server/edition/read-spellings.ts";
import { RECORDS_FILE } from "#server/names/read-records.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { compileSeries } from "./records/compile-series.ts";
import { PUBLISHERS } from "./records/publishers.ts";

const HELP = `Compiles the birth records of another country, for a site of your own on them (docs/another-country.md).

  npm run compile:records -- <country> <folder> --out <records>

<country>  ${Object.keys(PUBLISHERS).join(" or ")}
<folder>   where <country>.tsv.gz lies: year, sex, name, count and rank, as data/world/README.md describes it
--out      folder for ${RECORDS_FILE}, ${EDITION_FILE} and ${SPELLINGS_FILE}; RECORDS_DIR names it to the server`;

const OPTIONS = { out: { type: "string" } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [country = "", folder = "", ...rest] = positionals;
  const publisher = PUBLISHERS[country];
  const { out } = values;
  if (publisher === undefined || folder === "" || out === undefined || rest.length > 0) return "misused";
  const file = join(folder, `${country}.tsv.gz`);
  if (!existsSync(file)) {
    console.error(`${file}: no such file`);
    return 1;
  }
  const compiled = compileSeries(readFileSync(file), publisher);
  if ("problem" in compiled) {
    console.error(`${file}: ${compiled.problem}. Nothing was written.`);
    return 1;
  }
  const { packed, edition, spellings } = compiled;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, RECORDS_FILE), packed);
  writeFileSync(join(out, EDITION_FILE), `${JSON.stringify(edition, null, 2)}\n`);
  writeFileSync(join(out, SPELLINGS_FILE), spellings);
  const figure = (count: number) => count.toLocaleString("en-US");
  console.log(
    `${edition.firstYear}–${edition.lastYear}: ${figure(edition.rows)} rows, ${figure(edition.births)} births, ${figure(edition.names)} names
${figure(packed.length)} bytes; every count and rank read back and found equal
${figure(spellings.split("\n").length - 1)} names written with more than letters; ${figure(edition.leftOut)} rows left out, of initials`,
  );
  return 0;
}

await runCommand(HELP, OPTIONS, run);
