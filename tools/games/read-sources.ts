import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { readMilestoneTable } from "#domain/games/milestone-guessing-game/milestone-table.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import { type Evidence, hostOf } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";

/** Reads what pools are made of and judged by. */
export function readSources(root: string): PoolSources {
  return {
    records: readRecords(join(root, "data/ssa")),
    collection: COLLECTION,
    entries: new Map(COLLECTION.map((entry) => [foldName(entry.name), entry])),
    themes: REVIEWED_THEMES,
    dictionary: readDictionary(root),
    facts: readMilestoneTable(readFileSync(join(root, "data/milestones/facts.tsv"), "utf8")),
    titleOf,
  };
}

/** Syllables of the pronouncing dictionary, by SSA's spelling. */
function readDictionary(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(root, "data/cmudict/syllables.tsv"), "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line) => line.split("\t")).map(([name = "", syllables = ""]) => [name, syllables]),
  );
}

function titleOf(piece: Evidence): string {
  const { works, sites } = BIBLIOGRAPHY;
  if ("work" in piece) return works[piece.work]?.short ?? piece.work;
  const host = hostOf(piece.address);
  return siteName(host, sites) ?? host;
}
