import { expect, test } from "vitest";
import { chanceOfAnother, chanceWord, commonnessOf, movementOf } from "./commonness.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(2020, 2025, {
  Ann: { F: [100, 0, 0, 0, 0, 111] },
  Bea: { F: [100, 0, 0, 0, 0, 110] },
  Cal: { M: [100, 0, 0, 0, 0, 80] },
  Dot: { F: [0, 0, 0, 0, 0, 50] },
  Eve: { F: [0, 9, 9, 9, 9] },
  Jo: { F: [10, 0, 0, 0, 0, 30], M: [30, 0, 0, 0, 0, 10] },
  Rest: { F: [790, 0, 0, 0, 0, 699], M: [870, 0, 0, 0, 0, 910] },
});
const of = (name: string) => records.indexOf(name);

test("the chance of another one in a class of 25 is 1 − (1 − p)^24", () => {
  expect(chanceOfAnother(1 / 523)).toBeCloseTo(0.0449, 4);
  expect(chanceOfAnother(0)).toBe(0);
  expect(chanceOfAnother(1)).toBe(1);
});

test("the chance has four words", () => {
  expect([0.0099, 0.01, 0.0499, 0.05, 0.15, 0.1501].map(chanceWord)).toEqual([
    "very unlikely",
    "unlikely",
    "unlikely",
    "possible",
    "possible",
    "quite likely",
  ]);
});

test("a class is mixed, so the chance counts girls and boys together", () => {
  const { oneIn, oneInBabies, chanceInClass } = commonnessOf(records, of("Ann"), "girl");
  expect(oneIn).toEqual({ n: 9, of: "girls", year: 2025 });
  expect(oneInBabies).toBe(18);
  expect(chanceInClass).toBeCloseTo(1 - (1 - 111 / 2000) ** 24, 12);
});

test("an unpublished name has no chance in figures, not a chance of zero; in words it is very unlikely", () => {
  expect(commonnessOf(records, of("Eve"), "girl")).toEqual({
    oneIn: null,
    oneInBabies: null,
    chanceInClass: null,
    chanceWord: "very unlikely",
    movement: { direction: "unpublished", percent: null, since: 2020 },
  });
});

test("a share moves when it has changed by more than a tenth in five years", () => {
  expect(movementOf(records, of("Ann"), "girl")).toEqual({ direction: "rising", percent: 11, since: 2020 });
  expect(movementOf(records, of("Bea"), "girl")).toEqual({ direction: "steady", percent: 10, since: 2020 });
  expect(movementOf(records, of("Cal"), "boy")).toEqual({ direction: "falling", percent: -20, since: 2020 });
});

test("a unisex name moves by its share of all babies", () => {
  expect(movementOf(records, of("Jo"), "unisex").direction).toBe("steady");
  expect(movementOf(records, of("Jo"), "girl").direction).toBe("rising");
});

test("where either year is unpublished, so is the movement", () => {
  expect(movementOf(records, of("Dot"), "girl").direction).toBe("unpublished");
  expect(movementOf(records, of("Eve"), "girl").direction).toBe("unpublished");
});
