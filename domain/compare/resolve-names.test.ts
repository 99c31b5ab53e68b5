import { expect, test } from "vitest";
import { resolveNames } from "./resolve-names.ts";

const KNOWN = new Set("ada bea cleo dora eve fay gia hope ivy june maryann sofia sophia".split(" "));
const FAMILIES: Readonly<Record<string, string>> = { sofia: "f1", sophia: "f1" };
const resolve = (...texts: string[]) =>
  resolveNames(
    texts,
    (id) => KNOWN.has(id),
    (id) => FAMILIES[id],
  );

test("eight names are drawn, the others wait", () => {
  const { drawn, waiting } = resolve(..."ada bea cleo dora eve fay gia hope ivy june".split(" "));
  expect(drawn.map(({ id }) => id)).toEqual("ada bea cleo dora eve fay gia hope".split(" "));
  expect(waiting.map(({ id }) => id)).toEqual(["ivy", "june"]);
});

test("two spellings of one sound family are one line when all spellings are counted", () => {
  expect(resolve("sofia*", "sophia*").drawn).toEqual([{ id: "sofia", family: true }]);
  expect(resolve("sofia", "sophia*").drawn).toEqual([
    { id: "sofia", family: false },
    { id: "sophia", family: true },
  ]);
});

test("a star on a name that nobody spells otherwise says nothing", () => {
  expect(resolve("ada*", "ada").drawn).toEqual([{ id: "ada", family: false }]);
});

test("a text with a space is one name if it can be, else several", () => {
  expect(resolve("Mary Ann", "Ada Bea").drawn.map(({ id }) => id)).toEqual(["maryann", "ada", "bea"]);
});

test("what is on no record is kept as it was typed", () => {
  expect(resolve("Ada", "Zzq", "Ada Zzq", "!!").unknown).toEqual(["Zzq", "Ada Zzq", "!!"]);
});
