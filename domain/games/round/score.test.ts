import { expect, test } from "vitest";
import { oneRightAnswer } from "./judge.ts";
import { longestRun, marksOf, sayPoints, scoreOf, tierOf } from "./score.ts";

const JUDGE = oneRightAnswer<string>((item) => item);
const ITEMS = ["a", "b", "c", "d", "e"];

test("one point for each right answer, and the percent of all that were answered", () => {
  expect(scoreOf(JUDGE, ITEMS, ["a", "b", "c", "x", "e"])).toEqual({
    points: 4,
    most: 5,
    percent: 80,
    tier: "top",
  });
  expect(scoreOf(JUDGE, ITEMS, ["a", "x"])).toEqual({ points: 1, most: 2, percent: 50, tier: "low" });
  expect(scoreOf(JUDGE, ITEMS, [])).toEqual({ points: 0, most: 0, percent: 0, tier: "top" });
});

test("only the very words of an answer are right", () => {
  expect(marksOf(JUDGE, ITEMS, ["a", "B", "", "d "])).toEqual([true, false, false, false]);
});

test.each([
  [50, 50, "top"],
  [40, 50, "top"],
  [39, 50, "middle"],
  [30, 50, "middle"],
  [29, 50, "low"],
  [0, 50, "low"],
  [4, 5, "top"],
  [3, 5, "middle"],
  [2, 5, "low"],
  [7, 8, "top"],
  [6, 8, "middle"],
  [5, 8, "middle"],
  [4, 8, "low"],
  [6, 7, "top"],
  [5, 7, "middle"],
  [4, 7, "low"],
])("%i of %i points is the %s tier", (points, most, tier) => {
  expect(tierOf(points, most)).toBe(tier);
});

test("no rounding lifts a result: 159 of 200 is 80 percent on the screen, and not the top tier", () => {
  expect(tierOf(159, 200)).toBe("middle");
  expect(tierOf(160, 200)).toBe("top");
});

test("the longest run of right answers", () => {
  expect(longestRun([])).toBe(0);
  expect(longestRun([false, false])).toBe(0);
  expect(longestRun([true, true, false, true])).toBe(2);
  expect(longestRun([false, true, true, true])).toBe(3);
});

test("half right is half a point, keeps a run and adds nothing to it", () => {
  const judge = oneRightAnswer<string>(
    (item) => item,
    (item, given) => given === item.toUpperCase(),
  );
  const given = ["a", "B", "c", "D", "x"];
  expect(scoreOf(judge, ITEMS, given)).toMatchObject({ points: 3, most: 5, percent: 60, tier: "middle" });
  expect(marksOf(judge, ITEMS, given)).toEqual([true, "half", true, "half", false]);
  expect(longestRun(marksOf(judge, ITEMS, given))).toBe(2);
  // No half makes a right answer of another game's.
  expect(marksOf(JUDGE, ITEMS, ["A"])).toEqual([false]);
});

test("points are read with their half", () => {
  expect([0, 0.5, 1, 3.5, 27].map(sayPoints)).toEqual(["0", "½", "1", "3½", "27"]);
});
