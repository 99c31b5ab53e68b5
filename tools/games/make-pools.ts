import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PoolGameId } from "#domain/games/game-id.ts";
import { seedOf } from "#domain/games/round/seed-of.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";
import type { PoolSources } from "#domain/games/pool/asked-name.ts";
import { genderRows } from "#domain/games/gender-prediction/gender-rows.ts";
import { lengthRows } from "#domain/games/length-challenge/length-rows.ts";
import { meaningRows } from "#domain/games/name-meaning-quiz/meaning-rows.ts";
import { milestoneRows } from "#domain/games/milestone-guessing-game/milestone-rows.ts";
import { readMilestoneTable } from "#domain/games/milestone-guessing-game/milestone-table.ts";
import { originRows } from "#domain/games/origin-matching/origin-rows.ts";
import { scrambleRows } from "#domain/games/word-scramble/scramble-rows.ts";
import { timelineRows } from "#domain/games/trend-timeline/timeline-rows.ts";

/** The committed pools are those of this seed; tests make others. */
export const POOL_SEED = 2026;

/** How many names of an answer the gender game and the length challenge take; by default what a phone should load. */
export type PoolSize = { readonly most?: number };

/** The rows of every game, the same for the same seed and sources. */
export function makePools(
  root: string,
  seed: number,
  { most }: PoolSize = {},
): Readonly<Record<PoolGameId, readonly string[]>> {
  const sources: PoolSources = { records: readRecords(join(root, "data/ssa")), collection: COLLECTION };
  // Each game has dice of its own, so that a change to one leaves the others as they are.
  const diceFor = (game: PoolGameId) => seededDice(seedOf(`${game} ${seed}`));
  return {
    "name-meaning-quiz": meaningRows(sources, diceFor("name-meaning-quiz")),
    "word-scramble": scrambleRows(sources, diceFor("word-scramble")),
    "origin-matching": originRows(sources, diceFor("origin-matching")),
    "gender-prediction": genderRows(sources.records, most),
    "length-challenge": lengthRows(sources, readDictionary(root), most),
    "trend-timeline": timelineRows(sources.records, diceFor("trend-timeline")),
    "milestone-guessing-game": milestoneRows(
      readMilestoneTable(readFileSync(join(root, "data/milestones/facts.tsv"), "utf8")),
    ),
  };
}

/** Syllables of the pronouncing dictionary, by SSA's spelling. */
export function readDictionary(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(root, "data/cmudict/syllables.tsv"), "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line) => line.split("\t")).map(([name = "", syllables = ""]) => [name, syllables]),
  );
}
