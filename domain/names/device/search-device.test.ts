import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { copyNames } from "./names-copy.ts";
import type { WrittenForm } from "#domain/names/script/written-form.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { deviceLimits } from "./device-limits.ts";
import { deviceNames } from "./device-name.ts";
import { searchDevice } from "./search-device.ts";

const records = recordsByHand(2024, 2025, {
  Esther: { F: [60, 70] },
  Hazel: { F: [60, 80] },
  Maeve: { F: [50, 90] },
  Stella: { F: [50, 40] },
  Theodore: { M: [50, 60] },
  Zoe: { F: [50, 20] },
});
const THEMES: readonly ReviewedTheme[] = [
  {
    id: "plants",
    label: "Plants",
    group: "meaning",
    asked: "plant|tree",
    rule: "Means a plant.",
    names: ["hazel"],
  },
];
const FORMS: readonly WrittenForm[] = [["זואי", ["zoe"]]];
const names = deviceNames(
  copyNames(
    [
      curatedByHand({ name: "Esther", origin: "Hebrew", meaning: "perhaps star" }),
      curatedByHand({ name: "Hazel", origin: "English", meaning: "the hazel tree" }),
      curatedByHand({ name: "Maeve", origin: "Irish", meaning: "she who intoxicates" }),
      curatedByHand({ name: "Stella", origin: "Latin", meaning: "star" }),
      curatedByHand({
        name: "Theodore",
        gender: "boy",
        origin: "Greek",
        meaning: "gift of God",
        syllables: 3,
      }),
      curatedByHand({ name: "Zoë", origin: "Greek", meaning: "life" }),
    ],
    records,
    THEMES,
    [],
  ),
);
const found = (text: string, rules = {}) =>
  searchDevice(names, { text, rules: { ...NO_RULES, ...rules } }, THEMES, FORMS).hits.map(
    ({ summary, why }) => `${summary.id} ${why.kind}`,
  );

test("the exact spelling comes first, however it is written", () => {
  expect(found("maeve")[0]).toBe("maeve exact");
  expect(found("ZOË")).toEqual(["zoe exact"]);
  expect(found(" Zoe\u0308 ")).toEqual(["zoe exact"]);
});

test("beginnings, slips and parts are found", () => {
  expect(found("haz")).toEqual(["hazel begins"]);
  expect(found("Meave")).toEqual(["maeve typo"]);
  expect(found("Theodroe")).toEqual(["theodore typo"]);
  expect(found("odor")).toEqual(["theodore contains"]);
});

test("words of the meaning and the origin are found, the most given first", () => {
  expect(found("star")).toEqual(["esther means", "stella means"]);
  expect(found("gift of god")).toEqual(["theodore means"]);
  expect(found("means star")).toEqual(["esther means", "stella means"]);
  expect(found("irish")).toEqual(["maeve fits"]);
});

test("rules are met, in plain words and beside the text", () => {
  expect(found("greek boy names")).toEqual(["theodore fits"]);
  expect(found("star", { gender: "boy" })).toEqual([]);
  expect(found("", { origins: ["Greek"] })).toEqual(["theodore fits", "zoe fits"]);
  expect(found("", { themes: ["plants"] })).toEqual(["hazel fits"]);
  expect(found("", { syllables: [3], gender: "boy" })).toEqual(["theodore fits"]);
});

test("nothing is found by nothing, and by what only the records know", () => {
  expect(found("")).toEqual([]);
  expect(found("", { gender: "girl" })).toEqual([]);
  expect(found("names like hazel")).toEqual([]);
  expect(found("柚子")).toEqual([]);
  expect(found("x".repeat(100))).toEqual([]);
});

test("what the copy cannot do is known", () => {
  const limits = (text: string, rules = {}) =>
    deviceLimits({ text, rules: { ...NO_RULES, ...rules } }, THEMES);
  expect(limits("")).toEqual([]);
  expect(limits("maeve")).toEqual(["collection only"]);
  expect(limits("", { origins: ["Irish"] })).toEqual(["first origin only"]);
  expect(limits("names from 1985")).toEqual(["collection only", "decades only"]);
  expect(limits("names that peaked in the 1980s")).toEqual(["collection only", "no peaks"]);
  expect(limits("names from the 1980s")).toEqual(["collection only"]);
  expect(limits("irish girl like hazel")).toEqual(["collection only", "first origin only", "no likeness"]);
});

test("a text is read as the server reads it", () => {
  const read = (text: string) => {
    const { understood, notUnderstood, care, hits } = searchDevice(
      names,
      { text, rules: NO_RULES },
      THEMES,
      FORMS,
    );
    return {
      chips: understood.map(({ label }) => label),
      left: notUnderstood,
      care,
      ids: hits.map(({ summary }) => summary.id),
    };
  };
  expect(read("zesty greek girl names")).toEqual({
    chips: ["Greek", "Girls"],
    left: ["zesty"],
    care: null,
    ids: ["zoe"],
  });
  expect(read("greek boy hazel")).toEqual({
    chips: ["Greek", "Boys"],
    left: ["hazel"],
    care: null,
    ids: ["theodore"],
  });
  expect(read("maeve or zoe").ids).toEqual(["maeve", "zoe"]);
  expect(read("names that mean pizza")).toEqual({ chips: [], left: ["pizza"], care: null, ids: [] });
  expect(read("how to fix a flat tire")).toMatchObject({ chips: [], ids: [] });
  expect(read("i want to die")).toEqual({ chips: [], left: [], care: "crisis", ids: [] });
});

test("another script is read by reviewed forms, then by its letters", () => {
  expect(found("זואי")).toEqual(["zoe script"]);
  expect(found("Стелла")).toEqual(["stella script"]);
  expect(found("Стелла", { gender: "boy" })).toEqual([]);
});

test("a question about a name gets what the copy knows; of the others it is said that they are answered online", () => {
  const told = (text: string) => searchDevice(names, { text, rules: NO_RULES }, THEMES, FORMS).fact?.says;
  expect(told("what does maeve mean")).toContain("she who intoxicates");
  expect(told("where does Theodore come from")).toContain("Greek");
  expect(told("how popular is hazel")).toContain("1 in ");
  expect(told("is hazel a boy or girl name")).toContain("a girl’s name");
  expect(told("what does Стелла mean")).toContain("star");
  for (const text of [
    "how popular was hazel in 1950",
    "when was hazel most popular",
    "siblings for maeve",
    "rhymes with zoe",
  ])
    expect(told(text), text).toContain("Go online");
  expect(found("siblings for maeve")).toEqual(["maeve exact"]);
  expect(told("hazel")).toBeUndefined();
});

test("an empty answer says what to give up for names", () => {
  const { hits, instead } = searchDevice(
    names,
    { text: "greek names that mean star", rules: NO_RULES },
    THEMES,
    FORMS,
  );
  expect(hits).toEqual([]);
  expect(instead).toEqual([
    { kind: "without", label: "Greek", text: "names that mean star", count: 2 },
    { kind: "without", label: "Means star", text: "greek names", count: 2 },
  ]);
});
