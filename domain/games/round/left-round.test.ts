import { expect, test } from "vitest";
import type { StoredGame, StoredRound } from "./stored-games.ts";
import { begunOf, leftRound, withLeft, withoutLeft } from "./left-round.ts";
import type { Round } from "./round.ts";

const DATE = "2026-11-21";
const DAILY: Round = { mode: "daily", date: DATE };
const leftOf = (round: Round): StoredRound => ({
  round,
  stage: "revealed",
  answers: ["a"],
  choice: "",
  at: "b",
});
const DAY = leftOf(DAILY);
const FIRST = leftOf({ mode: "default" });
const BOTH: StoredGame = { best: 3, round: FIRST, today: DAY };

test("the round of a day and the other one are kept side by side", () => {
  expect(withLeft({ best: 3, round: FIRST }, DAILY, DAY)).toEqual(BOTH);
  expect(withLeft({ best: 3, today: DAY }, FIRST.round, FIRST)).toEqual(BOTH);
  expect(withLeft(BOTH, DAILY, null)).toEqual({ best: 3, round: FIRST });
  expect(withLeft(BOTH, FIRST.round, null)).toEqual({ best: 3, today: DAY });
});

test("to go on means the other one first", () => {
  expect([leftRound(BOTH), leftRound({ today: DAY }), leftRound({})]).toEqual([FIRST, DAY, undefined]);
});

test("to start over forgets all but the round of this day", () => {
  expect(withoutLeft(BOTH, DATE)).toEqual({ best: 3, today: DAY });
  expect(withoutLeft(BOTH, "2026-11-22")).toEqual({ best: 3 });
});

test("the round of a day goes on where it was left, on that day only", () => {
  expect(begunOf(BOTH, DAILY)).toBe(DAY);
  expect(begunOf(BOTH, { mode: "daily", date: "2026-11-22" })).toBeUndefined();
  expect(begunOf(BOTH, { mode: "default" })).toBeUndefined();
  expect(begunOf({}, DAILY)).toBeUndefined();
});
