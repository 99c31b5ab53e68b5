import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { weightedDraw, weightedOrder } from "./weighted.ts";

const WEIGHTS = [5, 0.5, 3, 1.5];

/** Of so many draws, how far the counts are from what the weights say. */
function chiSquareOf(places: readonly number[]): number {
  const all = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  return WEIGHTS.reduce((sum, weight, place) => {
    const expected = (places.length * weight) / all;
    return sum + (places.filter((each) => each === place).length - expected) ** 2 / expected;
  }, 0);
}

test("each place comes up as often as its weight says", () => {
  const dice = seededDice(1);
  const { place, total } = weightedDraw(WEIGHTS);
  expect(total).toBe(10);
  // Three degrees of freedom pass 16.3 once in a thousand.
  expect(chiSquareOf(Array.from({ length: 40_000 }, () => place(dice)))).toBeLessThan(16.3);
});

test("dice at their ends give the first and the last, and nothing is drawn from nothing", () => {
  expect(weightedDraw(WEIGHTS).place(() => 0)).toBe(0);
  expect(weightedDraw(WEIGHTS).place(() => 1 - 2 ** -53)).toBe(3);
  expect(weightedDraw([]).place(() => 0.5)).toBe(-1);
});

test("an order begins with each as often as its weight says, and holds all of them", () => {
  const dice = seededDice(2);
  const orders = Array.from({ length: 40_000 }, () =>
    weightedOrder([...WEIGHTS.keys()], (place) => WEIGHTS[place] ?? 0, dice),
  );
  expect(orders.every((order) => new Set(order).size === WEIGHTS.length)).toBe(true);
  expect(chiSquareOf(orders.map(([first = -1]) => first))).toBeLessThan(16.3);
});
