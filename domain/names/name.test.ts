import { expect, test } from "vitest";
import { foldName } from "./name.ts";

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
