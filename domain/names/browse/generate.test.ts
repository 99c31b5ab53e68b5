import { expect, test } from "vitest";
import { drawNames } from "./generate.ts";
import { seededDice } from "./seeded-dice.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

test("what is drawn is distinct, from the list, and as many as asked for", () => {
  const dice = seededDice(1);
  for (let round = 0; round < 2000; round++) {
    const count = Math.floor(dice() * 30);
    const drawn = drawNames(letters, count, dice);
    expect(drawn).toHaveLength(Math.min(count, letters.length));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.every((letter) => letters.includes(letter))).toBe(true);
  }
});

test("asking for more than there are gives all of them, in some order", () => {
  expect(drawNames(letters, 99, seededDice(2)).toSorted()).toEqual(letters);
  expect(drawNames(letters, 26, seededDice(3))).not.toEqual(letters);
  expect(drawNames([], 12, seededDice(4))).toEqual([]);
  expect(drawNames(letters, 0, seededDice(5))).toEqual([]);
});

test("the list is left as it was", () => {
  const list = Object.freeze([...letters]);
  drawNames(list, 12, seededDice(6));
  expect(list).toEqual(letters);
});

test("the same dice give the same names; others, others", () => {
  expect(drawNames(letters, 12, seededDice(7))).toEqual(drawNames(letters, 12, seededDice(7)));
  expect(drawNames(letters, 12, seededDice(7))).not.toEqual(drawNames(letters, 12, seededDice(8)));
});

test("dice that always fall alike still give distinct names", () => {
  for (const fall of [0, 0.5, 1 - 2 ** -53])
    expect(new Set(drawNames(letters, 12, () => fall)).size).toBe(12);
});

test("every name is equally likely in every place", () => {
  const dice = seededDice(9);
  const rounds = 60_000;
  const five = letters.slice(0, 5);
  const seen = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const key = drawNames(five, 3, dice).join("");
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  // 5 × 4 × 3 ordered draws; chi-square with 59 degrees of freedom passes 98.3 once in a thousand.
  const expected = rounds / 60;
  const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  expect(seen.size).toBe(60);
  expect(chiSquare).toBeLessThan(98.3);
});
