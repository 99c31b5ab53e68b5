import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SCRAMBLE_POOL } from "#domain/games/word-scramble/pool.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { scrambleLetters } from "#domain/games/word-scramble/scramble-letters.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import { POOLS } from "#domain/games/pools.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { makeRows } from "./make-rows.ts";
import { readSources } from "./read-sources.ts";

// Pools of other seeds, with every name that may be asked, before judges who look everything up again.

const ROOT = join(import.meta.dirname, "..", "..");
const ALL_SEEDS = [1, 2, 3] as const;
const SEEDS = ALL_SEEDS.slice(0, IS_FULL ? undefined : 1);
/** Different items of a game that are judged at least; of a small pool, all there are. */
const FEWEST = 1000;
const FEWEST_OF_SMALL = 60;

const sources = readSources(ROOT);

test.each(POOLS)("items of $id, a thousand from all seeds, have exactly one defensible answer", (pool) => {
  const made = SEEDS.map((seed) => makeRows(pool, sources, seed, Number.POSITIVE_INFINITY));
  const items = made.flatMap((rows) => pool.open(rows).map(({ item }) => JSON.stringify(item)));
  const fewest = pool.isSmall ? FEWEST_OF_SMALL : FEWEST;
  expect(new Set(items).size).toBeGreaterThanOrEqual((fewest * SEEDS.length) / ALL_SEEDS.length);
  expect(made.flatMap((rows) => pool.doubts(rows, sources))).toEqual([]);
});

test.each(POOLS)("the committed pool of $id is what the program makes", (pool) => {
  const text = readFileSync(join(ROOT, "data/games", `${pool.id}.json`), "utf8");
  const { rows }: PackedPool = JSON.parse(text);
  expect(rows, "run: npm run games -- pools").toEqual(makeRows(pool, sources));
});

test("ten thousand scrambles move half of the letters and are never a name", () => {
  const { records } = sources;
  const rows = makeRows(SCRAMBLE_POOL, sources, 1, Number.POSITIVE_INFINITY);
  const names = openScramble(rows).map(({ item }) => item.original);
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
