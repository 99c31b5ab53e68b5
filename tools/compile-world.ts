import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRIES } from "#domain/world/countries.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import { readRecords } from "#server/names/read-records.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { type Exit, type Given, runCommand } from "./command.ts";
import { compileWorld } from "./world/compile.ts";
import { mostGivenAbroad } from "./world/most-given.ts";
import { type CountryRow, readCountry } from "./world/read-country.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const DATA = join(import.meta.dirname, "..", "data");

const HELP = `Compiles births of names in other countries.

  npm run compile:world -- <folder> [--out data/world]

<folder>  a gzipped table for each country, such as ireland.tsv.gz: year, sex, name, count, rank
--out     folder for world.bin, most-given.json and edition.json (default: data/world of this repository)`;

const OPTIONS = { out: { type: "string", default: join(DATA, "world") } } as const;

function run({ values, positionals }: Given<typeof OPTIONS>): Exit {
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) return "misused";
  const records = readRecords(join(DATA, "ssa"));
  const known = new Set([
    ...recordNumbers(records).map((record) => idOf(records, record)),
    ...COLLECTION.map(({ name }) => foldName(name)),
  ]);
  const tables: { id: string; rows: readonly CountryRow[]; sha256: string }[] = [];
  for (const { id } of COUNTRIES) {
    const bytes = readFileSync(join(folder, `${id}.tsv.gz`));
    const rows = readCountry(bytes);
    if ("problem" in rows) {
      console.error(`${id}.tsv.gz: ${rows.problem}. Nothing was written.`);
      return 1;
    }
    tables.push({ id, rows, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  const { packed, header, names } = compileWorld(tables, known);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "world.bin"), packed);
  const lines = mostGivenAbroad(tables, known).map((country) => JSON.stringify(country));
  writeFileSync(join(values.out, "most-given.json"), `[\n${lines.join(",\n")}\n]\n`);
  const edition = COUNTRIES.map(({ id, label, floor, notice, licence }) => {
    const { firstYear, lastYear } = header.countries.find((country) => country.id === id) ?? {};
    const { sha256, rows } = tables.find((table) => table.id === id) ?? {};
    return { id, label, firstYear, lastYear, rows: rows?.length, floor, licence, notice, sha256 };
  });
  writeFileSync(join(values.out, "edition.json"), `${JSON.stringify(edition, null, 2)}\n`);
  console.log(`${packed.length} bytes, ${names} names, ${header.blocks.length} blocks`);
  return 0;
}

await runCommand(HELP, OPTIONS, run);
