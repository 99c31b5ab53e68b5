import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRecords } from "#server/names/read-records.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { packStates } from "#domain/places/packed/packed-states.ts";
import { decodePlaces } from "#domain/places/place-tables.ts";
import { DECADES, decodeRanks, LAST_RANK, LEAST_RANKED, sum } from "#domain/places/ranks/rank-tables.ts";
import { compilePlaces } from "./places/compile.ts";
import { compileRanks } from "./places/compile-ranks.ts";
import { readBirths } from "./places/read-births.ts";
import { readDecades } from "./places/read-decades.ts";
import { readStates } from "./places/read-states.ts";

const DATA = join(import.meta.dirname, "..", "data");

const HELP = `Compiles births of names by state, for the maps, and ranks by state and decade, into one file.

  npm run compile:states -- <namesbystate.zip> <births.csv> [--out data/states]

<namesbystate.zip>  SSA's file by state: https://www.ssa.gov/oact/babynames/limits.html
<births.csv>        all births: columns state, year, births, period, source
--out               folder for states.bin and edition.json (default: data/states of this repository)

Run it again after compile:ssa: names are numbered as in data/ssa, and foretold from it. It takes half a minute.`;

/** The file is kept in the repository's history with each edition. */
const MOST_BYTES = 400_000;

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
  const laidOut = { places: compilePlaces(records, listed, births), ranks: compileRanks(records, decades) };
  const packed = packStates(laidOut, records);
  if (packed.length > MOST_BYTES) {
    return refuse("states.bin", `it would have ${packed.length} bytes, more than ${MOST_BYTES}`);
  }
  const { newest, older, firstYear, lastYear } = decodePlaces(laidOut.places).header;
  const ranked = decodeRanks(laidOut.ranks).header.ranked.map(sum);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "states.bin"), packed);
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
  const { places, ranks } = laidOut;
  console.log(`${packed.length} bytes; unpacked ${places.length} of births and ${ranks.length} of ranks`);
  for (const { firstYear: from, rows } of [newest, ...older]) console.log(`${from}: ${rows} names`);
  return 0;
}

function refuse(file: string, problem: string): Exit {
  console.error(`${file}: ${problem}. Nothing was written.`);
  return 1;
}

await runCommand(HELP, OPTIONS, run);
