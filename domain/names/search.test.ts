import { expect, test } from "vitest";
import { curatedByHand } from "./curated-by-hand.ts";
import type { CuratedName } from "./curated-name.ts";
import { type Handful, recordsByHand, years } from "./records-by-hand.ts";
import type { FindNames } from "./name-book.ts";
import { searchInput } from "./search-entries.ts";
import { createSearch } from "./search.ts";
import { whyText } from "./why.ts";

/** Girls of each of the last ten years, boys where a name says so. */
function searchOver(
  births: Readonly<Record<string, number | Handful>>,
  curated: readonly CuratedName[] = [],
) {
  const table = Object.fromEntries(
    Object.entries(births).map(([name, yearly]) => [
      name,
      typeof yearly === "number" ? { F: years(10, yearly) } : yearly,
    ]),
  );
  const { find, findMeant, didYouMean } = createSearch(
    searchInput(recordsByHand(2016, 2025, table), curated, [["light", "bright"]]),
  );
  const idsOf =
    (by: FindNames) =>
    (...asked: Parameters<FindNames>) =>
      by(...asked).map(({ id }) => id);
  return { find: idsOf(find), findMeant: idsOf(findMeant), didYouMean, explain: find };
}

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

test("exact, sound, prefix and typo, sound by spelling, part, meaning: in this order", () => {
  const search = searchOver(
    { Cora: 10, Kora: 9000, Corazon: 8000, Nora: 5, Khorrah: 3000, Encora: 7000, Talia: 6000 },
    [
      curatedByHand({ name: "Kora", ipa: "ˈkɔɹə" }),
      curatedByHand({ name: "Talia", meaning: "cora, or dew" }),
    ],
  );
  expect(search.find("cora", "all", 50)).toEqual([
    "cora",
    "kora",
    "corazon",
    "nora",
    "khorrah",
    "encora",
    "talia",
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

test("a name that is in the collection and in the records is one result, and one only in the collection is found", () => {
  const search = searchOver({ Zoe: 900 }, [
    curatedByHand({ name: "Zoë", ipa: "ˈzoʊi" }),
    curatedByHand({ name: "Ōrla", ipa: "ˈɔɹlə" }),
  ]);
  expect(search.find("zoe", "all", 50)).toEqual(["zoe"]);
  expect(search.find("orla", "all", 50)).toEqual(["orla"]);
});

test("whole words of meanings and origins keep up to half the places", () => {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const rare = Object.fromEntries(letters.map((letter) => [`Light${letter}`, 900]));
  const curated = [
    curatedByHand({ name: "Lucia", meaning: "light" }),
    curatedByHand({ name: "Clara", meaning: "bright, clear light" }),
    curatedByHand({ name: "Nora", meaning: "lightning" }),
  ];
  const found = searchOver({ ...rare, Lucia: 900 }, curated).find("light", "all", 10);
  expect(found).toHaveLength(10);
  expect(found.slice(8)).toEqual(["lucia", "clara"]);
  expect(searchOver(rare, curated).find("light", "all", 2)).toEqual(["lighta", "clara"]);
});

test("several words ask for names whose meaning and origin have them all", () => {
  const search = searchOver({}, [
    curatedByHand({ name: "Theodore", origin: "Greek", meaning: "gift of God" }),
    curatedByHand({ name: "Matthew", origin: "Hebrew", meaning: "God's gifts" }),
    curatedByHand({ name: "Olivia", origin: "Latin", meaning: "olive tree" }),
    curatedByHand({ name: "Eoin", origin: "Scottish Gaelic", meaning: "Yahweh is gracious" }),
  ]);
  expect(search.find("gift of god", "all", 50)).toEqual(["matthew", "theodore"]);
  expect(search.find("greek gift", "all", 50)).toEqual(["theodore"]);
  expect(search.find("Olive tree", "all", 50)).toEqual(["olivia"]);
  expect(search.find("scottish", "all", 50)).toEqual(["eoin"]);
  expect(search.find("gracio", "all", 50)).toEqual(["eoin"]);
  expect(search.find("the of", "all", 50)).toEqual([]);
});

test("when nothing else is found, the names among the words, or at the beginning, are", () => {
  const search = searchOver({ Olivia: 900, Theodora: 900 });
  expect(search.find("Theodora Olivia Smithfield", "all", 50)).toEqual(["theodora", "olivia"]);
  expect(search.find("oliviabcdef", "all", 50)).toEqual(["olivia"]);
});

test("at most so many as asked for, and the first of many are those of few", () => {
  const search = searchOver({ Mia: 900, Mila: 800, Mira: 700, Amia: 600, Maia: 500, Miah: 9 });
  const all = search.find("mia", "all", 50);
  for (let limit = 1; limit <= all.length; limit++) {
    expect(search.find("mia", "all", limit)).toEqual(all.slice(0, limit));
  }
});

test("did you mean: the nearest names, without the text itself", () => {
  const search = searchOver({ Olivia: 17000, Oliver: 14000, Olivea: 6, Zara: 900 });
  expect(search.didYouMean("olivja", 3)).toEqual(["olivia", "oliver", "olivea"]);
  expect(search.didYouMean("olivea", 3)).toEqual(["olivia", "oliver"]);
  expect(search.didYouMean("olivja", 1)).toEqual(["olivia"]);
  expect(search.didYouMean("", 3)).toEqual([]);
});

test("without any name nothing is found", () => {
  expect(searchOver({}).find("olivia", "all", 50)).toEqual([]);
});

test("a further condition holds for every tier", () => {
  const search = searchOver({ Cora: 900, Kora: 800, Corazon: 700, Nora: 600, Encora: 500 });
  expect(search.find("cora", "all", 50)).toEqual(["cora", "corazon", "kora", "nora", "encora"]);
  expect(search.find("cora", "all", 50, (id) => id.length > 4)).toEqual(["corazon", "encora"]);
  expect(search.find("cora", "boy", 50, () => true)).toEqual([]);
});

test("words of a meaning alone: whole words, then their beginnings, then words near them", () => {
  const { findMeant } = searchOver({ Light: 900 }, [
    curatedByHand({ name: "Clara", meaning: "bright" }),
    curatedByHand({ name: "Nora", meaning: "lightning" }),
    curatedByHand({ name: "Lucia", meaning: "light" }),
  ]);
  expect(findMeant("light", "all", 50)).toEqual(["lucia", "nora", "clara"]);
  expect(findMeant("light", "all", 1)).toEqual(["lucia"]);
  expect(findMeant("a light star", "all", 50)).toEqual(["lucia"]);
});

test("each name says why it was found", () => {
  const { explain } = searchOver(
    { Cora: 10, Kora: 9000, Corazon: 8000, Nora: 5, Encora: 7000, Cara: 900, Oliver: 90 },
    [
      curatedByHand({ name: "Kora", ipa: "ˈkɔɹə" }),
      curatedByHand({ name: "Talia", meaning: "cora’s Dew", origin: "Hebrew" }),
    ],
  );
  const reasons = (text: string) =>
    Object.fromEntries(explain(text, "all", 50).map(({ id, why }) => [id, whyText(why)]));
  expect(reasons("Cora")).toEqual({
    cora: "exact spelling",
    kora: "sounds like “Cora”",
    corazon: "begins with “Cora”",
    cara: "one letter off",
    nora: "one letter off",
    encora: "contains “Cora”",
    talia: "means “cora’s”",
  });
  expect(reasons("olibverr")).toEqual({ oliver: "two letters off" });
  expect(reasons("hebrew dew")).toEqual({ talia: "means “Dew”" });
  expect(reasons("hebrew")).toEqual({ talia: "Hebrew origin" });
  expect(reasons("Nora Smithfield")).toEqual({ nora: "part of what you typed" });
});
