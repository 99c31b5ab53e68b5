import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackTest } from "#domain/names/forecast/back-test.ts";
import { makeForecastEdition, type StoredEdition } from "#domain/names/forecast/forecast-edition.ts";
import { listForecasts } from "#domain/names/forecast/list-forecasts.ts";
import { readRecords } from "#server/names/read-records.ts";
import { type Exit, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "data", "forecast");

const HELP = `Forecasts of names, and how good they were.

  npm run forecast -- back-test

back-test  makes the forecasts of past years again, prints how far off they were, and writes data/forecast/<year>.json
           (ranges, back-test, worst misses, what last year would have said) and <year>.csv (the forecasts of this
           edition); again after each edition of the records (a test tells). data/forecast/README.md describes them.`;

function run({ positionals }: Given): Exit {
  if (positionals.length !== 1 || positionals[0] !== "back-test") return "misused";
  const records = readRecords(join(ROOT, "data", "ssa"));
  const edition = makeForecastEdition(records);
  const { csv, names, jumpy } = listForecasts(records, edition.rules);
  const sha256 = createHash("sha256").update(csv).digest("hex");
  const file: StoredEdition = { ...edition, forecasts: { names, jumpy, sha256 } };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${edition.lastYear}.json`), `${JSON.stringify(file, null, 1)}\n`);
  writeFileSync(join(FOLDER, `${edition.lastYear}.csv`), csv);
  print(edition.backTest);
  for (const { origin, years, made, held } of edition.told) {
    console.log(`Said in ${origin} of ${origin + years}: ${held} of ${made} held.`);
  }
  console.log(`${names} names, ${jumpy} of them too jumpy, sha256 ${sha256}`);
  return 0;
}

function print({ from, to, cut, jumpy, rows }: BackTest): void {
  console.log(`Made from ${from} to ${to}; ranges learned up to ${cut}, held against what was said since.`);
  console.log(`${percent(jumpy)} too jumpy to say`);
  console.table(
    rows.map(({ size, years, made, error, naive, held }) => ({
      size,
      years,
      made,
      error: percent(error),
      "no change": percent(naive),
      held: percent(held),
    })),
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

await runCommand(HELP, NO_OPTIONS, run);
