import { expect, test } from "vitest";
import type { Counted } from "#domain/names/entry/name-summary.ts";
import { resolveNames } from "./resolve-names.ts";

const KNOWN = new Set(
  "ada bea cleo dora eve fay frances francis gia hope ivy june maryann sofia sophia".split(" "),
);
const FAMILIES: Readonly<Record<string, string>> = {
  sofia: "f1",
  sophia: "f1",
  frances: "f2",
  francis: "f2",
};
const USUALLY: Readonly<Record<string, Counted>> = { june: "babies", francis: "boys" };
const resolve = (...texts: string[]) =>
  resolveNames(texts, (id) =>
    KNOWN.has(id) ? { usually: USUALLY[id] ?? "girls", familyKey: FAMILIES[id] } : undefined,
  );

test("eight names are drawn, the others wait", () => {
  const { drawn, waiting } = resolve(..."ada bea cleo dora eve fay gia hope ivy june".split(" "));
  expect(drawn.map(({ id }) => id)).toEqual("ada bea cleo dora eve fay gia hope".split(" "));
  expect(waiting.map(({ id }) => id)).toEqual(["ivy", "june"]);
});

test("two spellings of one sound family are one line when all spellings are counted", () => {
  expect(resolve("sofia*", "sophia*").drawn).toEqual([{ id: "sofia", family: true, among: null }]);
  expect(resolve("sofia", "sophia*").drawn).toEqual([
    { id: "sofia", family: false, among: null },
    { id: "sophia", family: true, among: null },
  ]);
});

test("a family is two lines when two of its spellings are usual for different sexes, and one when they are of one", () => {
  const girls = { id: "frances", family: true, among: null };
  const boys = { id: "francis", family: true, among: null };
  expect(resolve("frances*", "francis*").drawn).toEqual([girls, boys]);
  expect(resolve("frances*", "francis.boys*").drawn).toEqual([girls, boys]);
  expect(resolve("frances*", "francis.girls*").drawn).toEqual([girls]);
  expect(resolve("frances.boys*", "francis*", "frances").drawn).toEqual([
    { ...girls, among: "boys" },
    { ...girls, family: false },
  ]);
});

test("a star on a name that nobody spells otherwise says nothing", () => {
  expect(resolve("ada*", "ada").drawn).toEqual([{ id: "ada", family: false, among: null }]);
});

test("girls and boys of a name are two lines; the sex that is counted anyway says nothing", () => {
  expect(resolve("ada.girls", "ada.boys", "ada").drawn).toEqual([
    { id: "ada", family: false, among: null },
    { id: "ada", family: false, among: "boys" },
  ]);
  expect(resolve("june.girls", "june").drawn.map(({ among }) => among)).toEqual(["girls", null]);
  expect(resolve("sofia.boys*", "sophia.boys*", "sophia.boys").drawn).toEqual([
    { id: "sofia", family: true, among: "boys" },
    { id: "sophia", family: false, among: "boys" },
  ]);
  expect(resolve("Ada Bea boys").drawn.map(({ id, among }) => [id, among])).toEqual([
    ["ada", "boys"],
    ["bea", "boys"],
  ]);
});

test("a text with a space is one name if it can be, else several", () => {
  expect(resolve("Mary Ann", "Ada Bea").drawn.map(({ id }) => id)).toEqual(["maryann", "ada", "bea"]);
});

test("what is on no record is kept as it was typed", () => {
  expect(resolve("Ada", "Zzq", "Ada Zzq", "!!", "zzq.boys", "girls").unknown).toEqual([
    "Zzq",
    "Ada Zzq",
    "!!",
    "zzq.boys",
    "girls",
  ]);
});
