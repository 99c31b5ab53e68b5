import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { POOL_GAME_IDS, type PoolGameId } from "#domain/games/game-id.ts";
import { openPool } from "#domain/games/pools/open-pool.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";
import { judgePool, readEvidence } from "./judge-pool.ts";
import { makePools, POOL_SEED } from "./make-pools.ts";
import { scrambleLetters } from "#domain/games/word-scramble/scramble-letters.ts";

// Pools of other seeds, with every name that may be asked, before judges who look everything up again.

const ROOT = join(import.meta.dirname, "..", "..");
/** Different items of a game that are judged at least; of milestones, all there are. */
const ITEMS: Readonly<Record<PoolGameId, number>> = {
  "name-meaning-quiz": 1000,
  "milestone-guessing-game": 60,
  "word-scramble": 1000,
  "origin-matching": 1000,
  "gender-prediction": 1000,
  "length-challenge": 1000,
  "trend-timeline": 1000,
};

const evidence = readEvidence(ROOT);
const committed = makePools(ROOT, POOL_SEED);
const made = [1, 2, 3].map((seed) => makePools(ROOT, seed, { most: Number.POSITIVE_INFINITY }));

test.each(POOL_GAME_IDS)("a thousand items of %s have exactly one defensible answer", (game) => {
  const items = made.flatMap((pools) => openPool(game, pools[game]).map(({ item }) => JSON.stringify(item)));
  expect(new Set(items).size).toBeGreaterThanOrEqual(ITEMS[game]);
  expect(made.flatMap((pools) => judgePool(game, pools[game], evidence))).toEqual([]);
});

test.each(POOL_GAME_IDS)("the committed pool of %s is what the program makes", (game) => {
  const text = readFileSync(join(ROOT, "data/games", `${game}.json`), "utf8");
  const { rows }: PackedPool = JSON.parse(text);
  expect(rows, "run: npm run games -- pools").toEqual(committed[game]);
});

test("ten thousand scrambles move half of the letters and are never a name", () => {
  const { records } = evidence;
  const names = openPool("word-scramble", made[0]?.["word-scramble"] ?? []).map(({ item }) => item.original);
  const dice = seededDice(7);
  const isName = (word: string) => records.indexOf(word.slice(0, 1) + word.slice(1).toLowerCase()) !== -1;
  for (let turn = 0; turn < 10_000; turn++) {
    const original = names[turn % names.length] ?? "";
    const word = scrambleLetters(original, isName, dice) ?? "";
    const moved = Array.from(word).filter((letter, at) => letter !== original[at]).length;
    expect(Array.from(word).toSorted().join("")).toBe(Array.from(original).toSorted().join(""));
    expect(moved * 2).toBeGreaterThanOrEqual(original.length);
    expect(isName(word)).toBe(false);
  }
});
