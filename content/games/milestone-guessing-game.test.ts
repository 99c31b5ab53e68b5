import { expect, test } from "vitest";
import { MILESTONE_ITEMS, MILESTONE_MESSAGES } from "./milestone-guessing-game.ts";

test("answers, ranges and messages are the specification's", () => {
  expect(
    MILESTONE_ITEMS.map(({ milestone, correctAge, unit, range }) => [milestone, correctAge, unit, range]),
  ).toEqual([
    ["First smile", 2, "months", "6-8 weeks"],
    ["Rolling over", 4, "months", "3-6 months"],
    ["Sitting without support", 6, "months", "4-8 months"],
    ["First steps", 12, "months", "9-18 months"],
    ["First words", 12, "months", "10-14 months"],
  ]);
  expect(MILESTONE_MESSAGES).toEqual({
    top: "You know your baby development!",
    middle: "Good knowledge!",
    low: "Keep learning about baby milestones!",
  });
});
