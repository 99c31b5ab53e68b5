import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRecords } from "#server/names/read-records.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { DECADES, LAST_RANK, LEAST_RANKED, sum } from "#domain/places/ranks/rank-tables.ts";
import { compilePlaces } from "./places/compile.ts";
import { compileRanks } from "./places/compile-ranks.ts";
import { readBirths } from "./places/read-births.ts";
import { readDecades } from "./places/read-decades.ts";
import { readStates } from "./places/read-states.ts";

const DATA = join(import.meta.dirname, "..", "data");

const HELP = `Compiles births of names by state, for the maps, and ranks by state and decade.

  npm run compile:states -- <namesbystate.zip> <births.csv> [--out data/states]

<namesbystate.zip>  SSA's file by state: https://www.ssa.gov/oact/babynames/limits.html
<births.csv>        all births: columns state, year, births, period, source
--out               folder for places.br, ranks.br and edition.json (default: data/states of this repository)

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
  const decades = readDecades(readFileSync(zip), records, births.lastYear);
  if ("problem" in decades) return refuse(zip, decades.problem);
  const { packed, tables } = compilePlaces(records, listed, births);
  const { newest, older, firstYear, lastYear } = tables.header;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "places.br"), packed);
  const ranks = compileRanks(records, decades);
  writeFileSync(join(values.out, "ranks.br"), ranks.packed);
  const ranked = ranks.tables.header.ranked.map(sum);
  const edition = {
    credit: [
      "Source: US Social Security Administration",
      "Births by state: National Center for Health Statistics (CDC WONDER)",
    ],
    licence: "public domain (works of the US federal government)",
    firstYear,
    lastYear,
    windows: [newest, ...older],
    ranks: {
      last: LAST_RANK,
      leastBirths: LEAST_RANKED,
      decades: DECADES.map((from, place) => ({
        from,
        girls: ranked[place * 2],
        boys: ranked[place * 2 + 1],
      })),
    },
    sha256: {
      namesbystate: listed.sha256,
      births: createHash("sha256").update(readFileSync(csv)).digest("hex"),
    },
  };
  writeFileSync(join(values.out, "edition.json"), `${JSON.stringify(edition, null, 2)}\n`);
  console.log(`${packed.length} bytes; ${tables.planes.length} in memory`);
  console.log(`${ranks.packed.length} bytes of ranks; ${ranks.tables.planes.length} in memory`);
  for (const { firstYear: from, rows } of [newest, ...older]) console.log(`${from}: ${rows} names`);
  return 0;
}

function refuse(file: string, problem: string): Exit {
  console.error(`${file}: ${problem}. Nothing was written.`);
  return 1;
}

await runCommand(HELP, OPTIONS, run);
