import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { MILESTONE_POOL } from "#domain/games/milestone-guessing-game/pool.ts";
import { openMilestones } from "#domain/games/milestone-guessing-game/open-milestones.ts";
import { openOrigin } from "#domain/games/origin-matching/open-origin.ts";
import { ORIGIN_POOL } from "#domain/games/origin-matching/pool.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import { POOLS } from "#domain/games/pools.ts";
import { SEEN_ITEMS } from "#domain/games/round/stored-games.ts";
import { LEVELS } from "#domain/games/round/pool-entry.ts";
import { madeOf } from "./made-of.ts";
import { readSources } from "./read-sources.ts";

// The committed pools. That a thousand items and more of each game would pass is shown by pools.slow.test.ts.

const ROOT = join(import.meta.dirname, "..", "..");
/** What a phone loads for all games together, compressed. */
const MOST_BYTES = 64_000;

const sources = readSources(ROOT);
const texts = new Map(
  POOLS.map(({ id }) => [id, readFileSync(join(ROOT, "data/games", `${id}.json`), "utf8")]),
);
const pools = new Map([...texts].map(([id, text]): [string, PackedPool] => [id, JSON.parse(text)]));
const rowsOf = ({ id }: { readonly id: string }) => pools.get(id)?.rows ?? [];

test.each(POOLS)("$id is made of this collection and these records", ({ id }) => {
  expect(pools.get(id)?.madeOf, "run: npm run games -- pools").toBe(madeOf(ROOT));
});

test.each(POOLS)("every item of $id has exactly one defensible answer", (pool) => {
  expect(pool.doubts(rowsOf(pool), sources)).toEqual([]);
});

test("all pools together weigh 64 kB at most", () => {
  const bytes = [...texts.values()].map((text) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test.each(POOLS)("$id has an id of its own for every item", (pool) => {
  const ids = pool.open(rowsOf(pool)).map(({ id }) => id);
  const seen = new Set<string>();
  expect(ids.filter((id) => seen.size === seen.add(id).size)).toEqual([]);
});

test.each(POOLS.filter(({ isSmall }) => !isSmall))(
  "$id has many more items in each level than a browser remembers",
  (pool) => {
    const entries = pool.open(rowsOf(pool));
    for (const level of LEVELS) {
      const items = entries.filter((entry) => entry.level === level);
      expect(items.length, `level ${level}`).toBeGreaterThan(2 * SEEN_ITEMS);
    }
  },
);

test("no window of the easy milestones is wider than nine months", () => {
  for (const { level, item } of openMilestones(rowsOf(MILESTONE_POOL))) {
    const [from, to] = (/^([\d.]+)-([\d.]+) months$/.exec(item.range) ?? []).slice(1).map(Number);
    if (level === 1 && from !== undefined && to !== undefined) expect(to - from).toBeLessThanOrEqual(9);
  }
});

test("no origin is right more often than wrong when it is offered, so that none gives itself away", () => {
  const pool = openOrigin(rowsOf(ORIGIN_POOL));
  const options = [...new Set(pool.flatMap(({ item }) => item.options))];
  const given = options.filter((origin) => {
    const offered = pool.filter(({ item }) => item.options.includes(origin));
    return offered.filter(({ item }) => item.correct === origin).length * 2 > offered.length;
  });
  expect(given).toEqual([]);
});
