import { describe, expect, test } from "vitest";
import { drawRound } from "./draw-round.ts";
import { LEVELS, type PoolEntry } from "./pool-entry.ts";
import { SEEN_ITEMS } from "./stored-games.ts";
import { seedOf } from "./seed-of.ts";

/** 450 items: girls ten times as often as unisex names, as in the records. */
const POOL: readonly PoolEntry<string>[] = Array.from({ length: 450 }, (_, at) => ({
  id: `name${at}`,
  level: LEVELS[at % 3] ?? 1,
  item: `Name ${at}`,
  answer: at % 10 === 0 ? "unisex" : at % 2 === 0 ? "girl" : "boy",
}));

const endless = (seed: number, seen: readonly string[] = [], count = 300) =>
  drawRound(POOL, { mode: "endless", level: 2, seed, seen }, count);
const daily = (date: string, pool = POOL, count = 8) => drawRound(pool, { mode: "daily", date }, count);
const idsOf = (entries: readonly PoolEntry<string>[]) => entries.map(({ id }) => id);

/** The dates from one on. */
function dates(from: string, count: number): readonly string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

describe("an endless round", () => {
  test("is the same for the same seed and another for another", () => {
    expect(endless(1)).toEqual(endless(1));
    expect(endless(1)).not.toEqual(endless(2));
    expect(endless(seedOf("hazel"))).toEqual(endless(seedOf("hazel")));
  });

  test("draws from its level only, as many as are asked for", () => {
    expect(endless(3).every(({ level }) => level === 2)).toBe(true);
    expect(endless(3)).toHaveLength(300);
  });

  test("does not repeat an item within fifty", () => {
    const ids = idsOf(endless(4));
    for (const [at, id] of ids.entries())
      expect(ids.slice(Math.max(0, at - SEEN_ITEMS), at)).not.toContain(id);
  });

  test("does not draw what was seen among the last fifty of other rounds", () => {
    const seen = idsOf(endless(5, [], 60));
    const next = idsOf(endless(6, seen, 40));
    const all = [...seen, ...next];
    for (const [at, id] of all.entries())
      expect(all.slice(Math.max(0, at - SEEN_ITEMS), at)).not.toContain(id);
  });

  test("asks for every answer about as often, however many items have it", () => {
    const answers = endless(7, [], 120).map(({ answer }) => answer);
    for (const answer of ["girl", "boy", "unisex"]) {
      const share = answers.filter((each) => each === answer).length / answers.length;
      expect(share).toBeGreaterThan(0.12);
      expect(share).toBeLessThan(0.55);
    }
  });

  test("goes on in a level of few items, without the same one twice in a row", () => {
    const few = POOL.slice(0, 12);
    const ids = idsOf(drawRound(few, { mode: "endless", level: 1, seed: 1, seen: [] }, 40));
    expect(ids).toHaveLength(40);
    expect(ids.filter((id, at) => id === ids[at - 1])).toEqual([]);
  });
});

describe("a daily round", () => {
  test("is the same for everybody on a date, and another on the next", () => {
    expect(daily("2026-11-21")).toEqual(daily("2026-11-21"));
    expect(idsOf(daily("2026-11-21"))).not.toEqual(idsOf(daily("2026-11-22")));
  });

  test("has all its items, easy ones first", () => {
    for (const date of dates("2026-01-01", 40)) {
      const levels = daily(date).map(({ level }) => level);
      expect(levels).toHaveLength(8);
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    }
  });

  test("does not repeat an item within fifty, day after day for four turns", () => {
    const ids = dates("2026-01-01", 70).flatMap((date) => idsOf(daily(date)));
    for (const [at, id] of ids.entries())
      expect(ids.slice(Math.max(0, at - SEEN_ITEMS), at)).not.toContain(id);
  });

  test("does not repeat an item within two days in a pool of twenty", () => {
    const ids = dates("2026-01-01", 40).map((date) => idsOf(daily(date, POOL.slice(0, 20), 5)));
    for (const [day, items] of ids.entries()) {
      expect(items).toHaveLength(5);
      expect(items.filter((id) => ids[day - 1]?.includes(id))).toEqual([]);
    }
  });

  test("is never empty, whatever the date", () => {
    for (const date of ["", "never", "2026-99-99", "0001-01-01"]) expect(daily(date), date).toHaveLength(8);
  });
});

test.each([
  ["2026-11-21", "378 213 445 370 227"],
  ["2026-11-22", "393 0 250 223 146"],
  ["2027-03-01", "90 94 152 320 65"],
])("the round of %s stays what it was: somebody may have begun it", (date, drawn) => {
  expect(
    idsOf(daily(date, POOL, 5))
      .join(" ")
      .replaceAll("name", ""),
  ).toBe(drawn);
});

test.each([
  [1, 7, "27 300 186 108 336 75 210 171 249 441 393 63"],
  [3, 20_261_121, "170 434 104 200 260 83 320 377 230 227 416 368"],
] as const)(
  "level %i with the seed %i stays what it was: a round that was left goes on",
  (level, seed, drawn) => {
    const round = drawRound(POOL, { mode: "endless", level, seed, seen: ["name0", "name2"] }, 12);
    expect(idsOf(round).join(" ").replaceAll("name", "")).toBe(drawn);
  },
);
