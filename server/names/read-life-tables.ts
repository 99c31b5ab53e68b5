import { readFileSync } from "node:fs";
import { type LifeTables, unpackLifeTables } from "#domain/compare/life-tables.ts";

/** Reads SSA's cohort life tables (data/life-tables): 12 kB. Throws when they are missing or damaged. */
export function readLifeTables(folder: URL): LifeTables {
  return unpackLifeTables(JSON.parse(readFileSync(new URL("cohorts.json", folder), "utf8")));
}
