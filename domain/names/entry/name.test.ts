import { expect, test } from "vitest";
import { foldId, foldName, readNameId } from "./name.ts";

test("accents, case, apostrophes, hyphens and spaces fold away", () => {
  expect(foldName("Zoë")).toBe("zoe");
  expect(foldName("Siobhán")).toBe("siobhan");
  expect(foldName("D'Angelo")).toBe("dangelo");
  expect(foldName("D’Angelo")).toBe("dangelo");
  expect(foldName("Mary-Anne")).toBe("maryanne");
  expect(foldName("  Julie Anne ")).toBe("julieanne");
});

test("letters that Unicode does not decompose fold to their usual spelling", () => {
  expect(foldName("Søren")).toBe("soren");
  expect(foldName("Łukasz")).toBe("lukasz");
  expect(foldName("Þór")).toBe("thor");
});

test("what holds no letters folds to nothing", () => {
  expect(foldName("123 !")).toBe("");
  expect(foldName("李")).toBe("");
});

test.for(["noah", "Noah", "NOAH", " noah ", "No-ah", "nóah", "No\u0301ah", "no\u200Dah", "N.o.a.h"])(
  "%j is the id noah",
  (spelling) => {
    expect(readNameId(spelling)).toBe("noah");
    expect(foldId(spelling)).toBe("noah");
  },
);

test.for(["", " ", "noah1", "noah!", "7", "Нoah", "李", "no/ah", "noah\0", "' or 1=1", "noah,owen", "<b>"])(
  "%j is no spelling of a name, and stays as it is",
  (text) => {
    expect(readNameId(text)).toBeUndefined();
    expect(foldId(text)).toBe(text);
  },
);
