import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { REVIEWED_THEMES } from "./reviewed-themes.ts";
import { KNOWN_IN_THEMES } from "./themes-known.ts";
import { THEMES } from "./themes.ts";

const ids = new Set(COLLECTION.map(({ name }) => foldName(name)));

/** They stood in addresses from the beginning, with these labels. */
const FIRST = {
  light: "Light and sun",
  sky: "Sky, moon and stars",
  flowers: "Flowers",
  trees: "Trees and plants",
  water: "Sea, rivers and rain",
  land: "Hills, stones and earth",
  animals: "Animals and birds",
  jewels: "Jewels and colors",
  strength: "Strength and courage",
  battle: "Battle and victory",
  rulers: "Rulers and nobility",
  protection: "Protection",
  wisdom: "Wisdom and words",
  love: "Love and friendship",
  joy: "Joy and music",
  peace: "Peace and hope",
  grace: "Grace and beauty",
  faith: "Faith",
  gift: "Gifts and luck",
  life: "Life and new beginnings",
  fame: "Fame and honor",
};

test("there are at least 40 themes, each with 12 names or more and a rule of one sentence", () => {
  expect(REVIEWED_THEMES.length).toBeGreaterThanOrEqual(40);
  for (const { id, names, rule } of REVIEWED_THEMES) {
    expect(names.length, id).toBeGreaterThanOrEqual(12);
    expect(rule, id).toMatch(/^[A-Z].+\.$/);
  }
});

test.each(REVIEWED_THEMES)(
  "$id: every name is in the collection, and none stands there twice",
  ({ names }) => {
    expect(names.filter((id) => !ids.has(id))).toEqual([]);
    expect(names).toEqual([...new Set(names)].toSorted());
  },
);

test("those that everybody thinks of first are of their theme, and not all of it", () => {
  for (const { id, names, foremost = [] } of REVIEWED_THEMES) {
    expect(
      foremost.filter((name) => !names.includes(name)),
      id,
    ).toEqual([]);
    expect(foremost, id).toEqual([...new Set(foremost)]);
    expect(foremost.length, id).toBeLessThan(names.length);
  }
});

test("ids, labels and the words that themes are asked for by are of one theme each", () => {
  const all: readonly (readonly string[])[] = [
    THEMES.map(({ id }) => id),
    THEMES.map(({ label }) => label),
    THEMES.flatMap(({ asked }) => asked.split("|")),
  ];
  for (const values of all) {
    expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
  }
});

test("the words that themes are asked for by are folded", () => {
  expect(
    THEMES.flatMap(({ asked }) => asked.split("|")).filter((word) => !/^[a-z]+(?: [a-z]+)*$/.test(word)),
  ).toEqual([]);
});

test("old addresses find their themes, under their old labels, in their old order", () => {
  const first = THEMES.slice(0, Object.keys(FIRST).length);
  expect(Object.fromEntries(first.map(({ id, label }) => [id, label]))).toEqual(FIRST);
  const { rules, problems } = readRules(
    new URLSearchParams(Object.keys(FIRST).map((id) => ["theme", id])),
    THEMES,
  );
  expect(problems).toEqual([]);
  expect(rules.themes).toEqual(Object.keys(FIRST));
});

test.each(REVIEWED_THEMES)(
  "$id: those that everybody would look for are there, and look-alikes are not",
  ({ id, names }) => {
    const known = KNOWN_IN_THEMES[id];
    expect(known, "what is known of it").toBeDefined();
    expect(known?.is.split(" ").filter((name) => !names.includes(name))).toEqual([]);
    const looksLike = known?.isNot.split(" ") ?? [];
    expect(looksLike.filter((name) => names.includes(name))).toEqual([]);
    expect(looksLike.filter((name) => !ids.has(name))).toEqual([]);
  },
);
