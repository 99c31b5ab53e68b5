import { expect, test } from "vitest";
import { searchOver } from "#tests/fixtures/search-over.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { years } from "#tests/fixtures/records-by-hand.ts";

const { find } = searchOver({ Zoe: 900, Obrien: 10, Maryanne: 20, Siobhan: 50, Kiana: 30, Rene: 40 });

test("accents, case, apostrophes, hyphens, spaces at the ends and between make no difference", () => {
  for (const [text, id] of [
    ["zoë", "zoe"],
    ["  ZOE ", "zoe"],
    ["o'brien", "obrien"],
    ["O’Brien", "obrien"],
    ["Siobhán", "siobhan"],
    ["ki-ana", "kiana"],
    ["mary anne", "maryanne"],
    ["René", "rene"],
  ] as const) {
    expect(find(text, "all", 50)[0], text).toBe(id);
  }
});

test("empty text, signs, other scripts and a limit of none find nothing", () => {
  for (const text of ["", "   ", "!?", "12", "'", "\u0000", "мария", "李", "👶", "\ud800"]) {
    expect(find(text, "all", 50), JSON.stringify(text)).toEqual([]);
  }
  expect(find("zoe", "all", 0)).toEqual([]);
  expect(find("zoe", "all", -1)).toEqual([]);
});

test("a text of a hundred letters, or of a hundred words, finds nothing and breaks nothing", () => {
  expect(find("x".repeat(100), "all", 50)).toEqual([]);
  expect(find("x ".repeat(50), "all", 50)).toEqual([]);
  expect(find("qz".repeat(2000), "all", 50)).toEqual([]);
});

test("exact, meaning, a common name that begins so, sound, prefix and typo, sound by spelling, part: in this order", () => {
  const search = searchOver(
    { Cora: 900, Kora: 9000, Corazon: 8000, Nora: 5, Khorrah: 3000, Encora: 7000, Talia: 6000 },
    [
      curatedByHand({ name: "Kora", ipa: "ˈkɔɹə" }),
      curatedByHand({ name: "Talia", meaning: "cora, or dew" }),
    ],
  );
  expect(search.find("cora", "all", 50)).toEqual([
    "cora",
    "talia",
    "corazon",
    "kora",
    "nora",
    "khorrah",
    "encora",
  ]);
});

test("within a tier the more recent births stand first, then the more births of all years, then the alphabet", () => {
  const search = searchOver({
    Xanabb: 6,
    Xanaba: 6,
    Xanacc: { F: [50, ...years(9, 6)] },
    Xanadd: 90,
    Xanaee: 60,
  });
  expect(search.find("xana", "all", 50)).toEqual(["xanadd", "xanaee", "xanacc", "xanaba", "xanabb"]);
});

test("a frequent name one letter off comes before a prefix hit that nobody gives", () => {
  const search = searchOver({ Olivia: 17000, Oliveah: { F: [6] }, Oliver: 40 });
  expect(search.find("olivea", "all", 50)).toEqual(["olivia", "oliver", "oliveah"]);
});

test("a real name typed stands first, and the frequent name that was perhaps meant right behind it", () => {
  const search = searchOver({ Olivea: 6, Olivia: 17000, Olive: 1500 });
  expect(search.find("Olivea", "all", 50).slice(0, 2)).toEqual(["olivea", "olivia"]);
});

test("three to five letters forgive one slip, six and more two, two letters none", () => {
  const search = searchOver({ Bo: 900, Emma: 900, Oliver: 900, Theodore: 900 });
  expect(search.find("bi", "all", 50)).toEqual([]);
  expect(search.find("emna", "all", 50)).toEqual(["emma"]);
  expect(search.find("enna", "all", 50)).toEqual([]);
  expect(search.find("oliber", "all", 50)).toEqual(["oliver"]);
  expect(search.find("pliber", "all", 50)).toEqual(["oliver"]);
  expect(search.find("teodroe", "all", 50)).toEqual(["theodore"]);
});

test("names hardly given come last, in the same order of tiers", () => {
  const search = searchOver({ Marna: 4, Amarn: 4, Marnie: 5000, Bimarn: 5000, Karn: 5000 });
  expect(search.find("marn", "all", 50)).toEqual(["marnie", "karn", "bimarn", "marna", "amarn"]);
});

test("the filter holds for every tier", () => {
  const curated = [
    curatedByHand({ name: "Robin", gender: "unisex", ipa: "ˈɹɑbɪn" }),
    curatedByHand({ name: "Arthur", gender: "boy", meaning: "bear, robin" }),
    curatedByHand({ name: "Robyn", gender: "girl", ipa: "ˈɹɑbɪn" }),
  ];
  const search = searchOver(
    { Robinson: { M: years(10, 90) }, Rubin: { M: years(10, 90) }, Robina: 90, Robine: { F: [6], M: [6] } },
    curated,
  );
  expect(search.find("robin", "all", 50)).toHaveLength(7);
  expect(search.find("robin", "boy", 50).toSorted()).toEqual(["arthur", "robinson", "rubin"]);
  expect(search.find("robin", "girl", 50)).toEqual(["robyn", "robina"]);
  expect(search.find("robin", "unisex", 50)).toEqual(["robin", "robine"]);
});
