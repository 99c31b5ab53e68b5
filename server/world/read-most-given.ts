import { readFileSync } from "node:fs";
import type { MostGivenAbroad } from "#domain/world/most-given.ts";

/** The names given most in other countries, from the folder of their births. */
export function readMostGiven(folder: URL): readonly MostGivenAbroad[] {
  return JSON.parse(readFileSync(new URL("most-given.json", folder), "utf8"));
}
