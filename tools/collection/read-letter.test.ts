import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { letterText } from "./letter-text.ts";
import { readLetter } from "./read-letter.ts";

const { name, ...fields } = curatedByHand({ name: "Hazel" });
const HAZEL: CuratedName = { name, ...fields };
const faultsOf = (text: string) => readLetter("h.json", text).faults;
const withField = (field: string, value: unknown) =>
  faultsOf(JSON.stringify([{ ...HAZEL, [field]: value }], null, 2));

test("a letter's file is read as it is written", () => {
  const entries: readonly CuratedName[] = [
    { ...HAZEL, nicknames: ["Zell"], related: { variant: ["Hazelle", "Hazle"], short: ["Zella"] } },
    { ...HAZEL, name: "Héloïse", sourceIpa: { language: "French", ipa: "elɔiz" } },
  ];
  expect(readLetter("h.json", letterText(entries))).toEqual({ file: "h.json", entries, faults: [] });
});

test("a fault says file, line, entry and field, what is wrong and what to write", () => {
  expect(withField("gender", "femal")).toEqual([
    'content/names/entries/h.json:3 Hazel, gender: "femal" is not one of boy, girl, unisex',
  ]);
  expect(withField("note", undefined)).toEqual([
    "content/names/entries/h.json:3 Hazel, note: is missing: write a text in quotation marks",
  ]);
  expect(withField("origin", "Narnian")).toEqual([
    'content/names/entries/h.json:3 Hazel, origin: "Narnian" is not an origin of domain/names/entry/origin.ts',
  ]);
  expect(withField("meanig", "tree")).toEqual([
    "content/names/entries/h.json:3 Hazel: meanig is no field of domain/names/entry/curated-name.ts",
  ]);
  expect(withField("related", { variant: [] })).toEqual([
    "content/names/entries/h.json:3 Hazel, related.variant: is empty: leave the field out",
  ]);
});

test("a damaged file says where", () => {
  expect(faultsOf('[\n  { "name": "Hazel", }\n]')[0]).toMatch(/^content\/names\/entries\/h\.json: .*line 2/);
  expect(faultsOf("{}")).toEqual([
    "content/names/entries/h.json: write a list of entries in square brackets",
  ]);
  expect(faultsOf("[{}]")[0]).toMatch(/^content\/names\/entries\/h\.json, an entry without a name, name: is/);
});
