import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { POOL_GAME_IDS } from "#domain/games/game-id.ts";
import { LEVELS } from "#domain/games/round/pool-entry.ts";
import { SEEN_ITEMS } from "#domain/games/round/kept.ts";
import { openPool } from "#domain/games/pools/open-pool.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import { judgePool, readEvidence } from "./judge-pool.ts";
import { madeOf } from "./made-of.ts";

// The committed pools. That a thousand items and more of each game would pass is shown by pools.slow.test.ts.

const ROOT = join(import.meta.dirname, "..", "..");
/** What a phone loads for all games together, compressed. */
const MOST_BYTES = 60_000;

const evidence = readEvidence(ROOT);
const texts = new Map(
  POOL_GAME_IDS.map((game) => [game, readFileSync(join(ROOT, "data/games", `${game}.json`), "utf8")]),
);
const pools = new Map([...texts].map(([game, text]): [typeof game, PackedPool] => [game, JSON.parse(text)]));
const rowsOf = (game: (typeof POOL_GAME_IDS)[number]) => pools.get(game)?.rows ?? [];

test.each(POOL_GAME_IDS)("%s is made of this collection and these records", (game) => {
  expect(pools.get(game)?.madeOf, "run: npm run games -- pools").toBe(madeOf(ROOT));
});

test.each(POOL_GAME_IDS)("every item of %s has exactly one defensible answer", (game) => {
  expect(judgePool(game, rowsOf(game), evidence)).toEqual([]);
});

test("all pools together weigh 60 kB at most", () => {
  const bytes = [...texts.values()].map((text) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test.each(POOL_GAME_IDS)("%s has an id of its own for every item", (game) => {
  const ids = openPool(game, rowsOf(game)).map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.each(POOL_GAME_IDS.filter((game) => game !== "milestone-guessing-game"))(
  "%s has many more items in each level than a browser remembers",
  (game) => {
    const pool = openPool(game, rowsOf(game));
    for (const level of LEVELS) {
      const items = pool.filter((entry) => entry.level === level);
      expect(items.length, `level ${level}`).toBeGreaterThan(2 * SEEN_ITEMS);
    }
  },
);

test("no window of the easy milestones is wider than nine months", () => {
  for (const { level, item } of openPool("milestone-guessing-game", rowsOf("milestone-guessing-game"))) {
    const [from, to] = (/^([\d.]+)-([\d.]+) months$/.exec(item.range) ?? []).slice(1).map(Number);
    if (level === 1 && from !== undefined && to !== undefined) expect(to - from).toBeLessThanOrEqual(9);
  }
});

test("no origin is right more often than wrong when it is offered, so that none gives itself away", () => {
  const pool = openPool("origin-matching", rowsOf("origin-matching"));
  const options = [...new Set(pool.flatMap(({ item }) => item.options))];
  const given = options.filter((origin) => {
    const offered = pool.filter(({ item }) => item.options.includes(origin));
    return offered.filter(({ item }) => item.correct === origin).length * 2 > offered.length;
  });
  expect(given).toEqual([]);
});
