import { expect, test } from "vitest";
import { searchOver } from "#tests/fixtures/search-over.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { whyText } from "./why.ts";

test("a name that is in the collection and in the records is one result, and one only in the collection is found", () => {
  const search = searchOver({ Zoe: 900 }, [
    curatedByHand({ name: "Zoë", ipa: "ˈzoʊi" }),
    curatedByHand({ name: "Ōrla", ipa: "ˈɔɹlə" }),
  ]);
  expect(search.find("zoe", "all", 50)).toEqual(["zoe"]);
  expect(search.find("orla", "all", 50)).toEqual(["orla"]);
});

test("names that mean the word stand first, above a spelling out of use and those that begin so", () => {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const rare = Object.fromEntries(letters.map((letter) => [`Light${letter}`, 900]));
  const curated = [
    curatedByHand({ name: "Lucia", meaning: "light" }),
    curatedByHand({ name: "Clara", meaning: "bright, clear light" }),
    curatedByHand({ name: "Nora", meaning: "lightning" }),
  ];
  const found = searchOver({ ...rare, Lucia: 900 }, curated).find("light", "all", 10);
  expect(found).toHaveLength(10);
  expect(found.slice(0, 3)).toEqual(["lucia", "clara", "lighta"]);
  expect(searchOver(rare, curated).find("light", "all", 2)).toEqual(["lucia", "clara"]);
  expect(searchOver({ ...rare, Light: 900 }, curated).find("light", "all", 2)).toEqual(["light", "lucia"]);
  const unused = searchOver({ ...rare, Light: { F: [6] } }, curated).find("light", "all", 10);
  expect(unused.slice(0, 6)).toEqual(["lucia", "clara", "lighta", "lightb", "lightc", "light"]);
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

test("words of a meaning alone: whole words, then words near them; of half a word, the words that it begins", () => {
  const { findMeant } = searchOver({ Light: 900 }, [
    curatedByHand({ name: "Clara", meaning: "bright" }),
    curatedByHand({ name: "Nora", meaning: "lightning" }),
    curatedByHand({ name: "Lucia", meaning: "light" }),
  ]);
  expect(findMeant("light", "all", 50)).toEqual(["lucia", "clara"]);
  expect(findMeant("lightn", "all", 50)).toEqual(["nora"]);
  expect(findMeant("light", "all", 1)).toEqual(["lucia"]);
  expect(findMeant("a light star", "all", 50)).toEqual(["lucia"]);
});

test("each name says why it was found", () => {
  const { explain } = searchOver(
    { Cora: 900, Kora: 9000, Corazon: 8000, Nora: 5, Encora: 7000, Cara: 900, Oliver: 90 },
    [
      curatedByHand({ name: "Kora", ipa: "ˈkɔɹə" }),
      curatedByHand({ name: "Talia", meaning: "cora’s dew", origin: "Hebrew" }),
    ],
  );
  const reasons = (text: string) =>
    Object.fromEntries(explain(text, "all", 50).map(({ id, why }) => [id, whyText(why)]));
  expect(reasons("Cora")).toEqual({
    cora: "exact spelling",
    kora: "sounds like “Cora”",
    corazon: "starts with “Cora”",
    cara: "one letter off",
    nora: "one letter off",
    encora: "contains “Cora”",
    talia: "means “cora’s”",
  });
  expect(reasons("olibverr")).toEqual({ oliver: "two letters off" });
  expect(reasons("hebrew dew")).toEqual({ talia: "means “dew”" });
  expect(reasons("hebrew")).toEqual({ talia: "Hebrew origin" });
  expect(reasons("Nora Smithfield")).toEqual({ nora: "part of what you typed" });
});
