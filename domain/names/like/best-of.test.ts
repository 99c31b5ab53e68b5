import { expect, test } from "vitest";
import { bestOf } from "./best-of.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";

test("the highest scores come first, and equals keep the order of the list", () => {
  expect(bestOf(["bb", "a", "ccc", "dd", "eee"], 4, (word) => word.length)).toEqual([
    "ccc",
    "eee",
    "bb",
    "dd",
  ]);
});

test("a null score leaves an element out; wanting none gives none", () => {
  expect(bestOf([1, 2, 3, 4], 9, (n) => (n % 2 ? n : null))).toEqual([3, 1]);
  expect(bestOf([1, 2, 3], 0, (n) => n)).toEqual([]);
});

test("the answer is that of sorting everything", () => {
  const dice = seededDice(1);
  for (let round = 0; round < 300; round++) {
    const list = Array.from({ length: 40 }, () => ({ score: Math.floor(dice() * 20) - 10 }));
    const sorted = list.toSorted((one, other) => other.score - one.score).slice(0, 6);
    expect(bestOf(list, 6, ({ score }) => score)).toEqual(sorted);
  }
});
