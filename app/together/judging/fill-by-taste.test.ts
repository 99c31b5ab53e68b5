import { beforeEach, expect, test, vi } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { hasTrait } from "#domain/taste/taste-shelf.ts";
import { namePoolOf } from "#domain/together/judging/open-name-pool.ts";
import { type TogetherState, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";
import { openCopy } from "#tools/bench/taste/open-shelf.ts";
import { fillByTaste } from "./fill-by-taste.ts";

const pool = namePoolOf(openCopy(), THEMES);
const GRANDMOTHERS = "mabel hattie pearl dorothy edith florence josephine ethel".split(" ");
const liking = (ids: readonly string[], more: Partial<TogetherState> = {}): TogetherState => ({
  ...NOTHING_TOGETHER,
  judged: ids.map((id) => ({ id, own: null, verdict: "love" })),
  ...more,
});
const cardsFor = (kept: TogetherState, seed: number) =>
  fillByTaste(pool, kept)(10, new Set(["hazel"]), seededDice(seed));
const peakedEarly = (ids: readonly string[]) =>
  ids.flatMap((id) => pool.shelf()?.byId.get(id) ?? []).filter((item) => hasTrait(item, "peak:1880")).length;

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  return () => vi.unstubAllGlobals();
});

test("ten cards for whoever likes names of another time are mostly such, and never one that is known", () => {
  let [byTaste, byChance] = [0, 0];
  for (let seed = 0; seed < 5; seed++) {
    const cards = cardsFor(liking(GRANDMOTHERS), seed);
    expect(new Set(cards).size).toBe(10);
    expect(cards).not.toContain("hazel");
    byTaste += peakedEarly(cards);
    byChance += peakedEarly(cardsFor(NOTHING_TOGETHER, seed));
  }
  expect(byTaste).toBeGreaterThanOrEqual(20);
  expect(byTaste).toBeGreaterThan(2 * byChance);
});

test("a taste keeps to the gender, the filters and the mood that are chosen", () => {
  const cards = cardsFor(
    liking(GRANDMOTHERS, { gender: "boy", filters: "origin=Irish", mood: "familiar" }),
    1,
  );
  const found = cards.map((id) => pool.shelf()?.byId.get(id)?.name);
  expect(found.map((name) => name?.babyName.gender)).toEqual(Array.from({ length: 10 }, () => "boy"));
  expect(found.every((name) => name?.babyName.origin === "Irish")).toBe(true);
  expect(found.slice(0, 7).every((name) => (name?.births ?? 0) >= 1000)).toBe(true);
});

test("a line that was taken out has no part in it", () => {
  localStorage.setItem(
    "taste",
    JSON.stringify({ version: 1, out: ["peak:1880", "band:familiar", "band:common"], removed: [] }),
  );
  const without = peakedEarly(cardsFor(liking(GRANDMOTHERS), 1));
  localStorage.clear();
  expect(without).toBeLessThan(peakedEarly(cardsFor(liking(GRANDMOTHERS), 1)));
});
