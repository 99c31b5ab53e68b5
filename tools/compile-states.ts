import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRecords } from "#server/names/read-records.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { compilePlaces } from "./places/compile.ts";
import { readBirths } from "./places/read-births.ts";
import { readStates } from "./places/read-states.ts";

const DATA = join(import.meta.dirname, "..", "data");

const HELP = `Compiles births of names by state, for the maps.

  npm run compile:states -- <namesbystate.zip> <births.csv> [--out data/states]

<namesbystate.zip>  SSA's file by state: https://www.ssa.gov/oact/babynames/limits.html
<births.csv>        all births: columns state, year, births, period, source
--out               folder for places.br and edition.json (default: data/states of this repository)

Run it again after compile:ssa: names are numbered as in data/ssa.`;

const OPTIONS = { out: { type: "string", default: join(DATA, "states") } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [zip, csv, ...rest] = positionals;
  if (zip === undefined || csv === undefined || rest.length > 0) return "misused";
  const records = readRecords(join(DATA, "ssa"));
  const births = readBirths(readFileSync(csv, "utf8"));
  if ("problem" in births) return refuse(csv, births.problem);
  const listed = readStates(readFileSync(zip), records, births.firstYear, births.lastYear);
  if ("problem" in listed) return refuse(zip, listed.problem);
  const { packed, tables } = compilePlaces(records, listed, births);
  const { newest, older, firstYear, lastYear } = tables.header;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "places.br"), packed);
  const edition = {
    credit: [
      "Source: US Social Security Administration",
      "Births by state: National Center for Health Statistics (CDC WONDER)",
    ],
    licence: "public domain (works of the US federal government)",
    firstYear,
    lastYear,
    windows: [newest, ...older],
    sha256: {
      namesbystate: listed.sha256,
      births: createHash("sha256").update(readFileSync(csv)).digest("hex"),
    },
  };
  writeFileSync(join(values.out, "edition.json"), `${JSON.stringify(edition, null, 2)}\n`);
  console.log(`${packed.length} bytes; ${tables.planes.length} in memory`);
  for (const { firstYear: from, rows } of [newest, ...older]) console.log(`${from}: ${rows} names`);
  return 0;
}

function refuse(file: string, problem: string): Exit {
  console.error(`${file}: ${problem}. Nothing was written.`);
  return 1;
}

await runCommand(HELP, OPTIONS, run);
