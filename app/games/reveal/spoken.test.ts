import { expect, test } from "vitest";
import { MILESTONE_ITEMS } from "#content/games/milestone-guessing-game.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import { MILESTONE } from "#domain/games/milestone-guessing-game/milestone-points.ts";
import { leftAt } from "#app/games/progress/left-at.ts";
import { spoken } from "./spoken.ts";

const judge = oneRightAnswer<string>((item) => item);

test("a screen reader is told the verdict, the answer where it was missed, and the place", () => {
  const told = { judge, item: "Ireland", number: 3, questions: 8 };
  expect(spoken({ ...told, answer: "Ireland" })).toBe("Correct, 3 of 8");
  expect(spoken({ ...told, answer: "Wales" })).toBe("Not this time, the answer is Ireland, 3 of 8");
  expect(spoken({ ...told, answer: "Ireland", questions: null })).toBe("Correct, question 3");
});

test("a screen reader is told of half a point", () => {
  const half = oneRightAnswer<string>(
    (item) => item,
    (_, given) => given === "Norse",
  );
  expect(spoken({ judge: half, item: "Irish", answer: "Norse", number: 2, questions: 5 })).toBe(
    "Half a point, the best answer is Irish, 2 of 5",
  );
});

test("a month that is near is a great guess, not the correct one", () => {
  const steps = MILESTONE_ITEMS.find(({ milestone }) => milestone === "First steps");
  if (steps === undefined) throw new Error("There is no such milestone.");
  const told = (answer: string) => spoken({ judge: MILESTONE, item: steps, answer, number: 4, questions: 5 });
  expect(["12", "11", "13", "10"].map(told)).toEqual([
    "Correct, 4 of 5",
    "Great guess, the answer is 12 months, 4 of 5",
    "Great guess, the answer is 12 months, 4 of 5",
    "Not this time, the answer is 12 months, 4 of 5",
  ]);
});

test("where a round was left, in words", () => {
  const left = { answers: ["a", "b"], choice: "", at: "" };
  const round = { mode: "default" } as const;
  expect(leftAt({ ...left, round, stage: "asking" }, 8)).toBe("at question 3 of 8");
  expect(leftAt({ ...left, round, stage: "revealed" }, 8)).toBe("at question 2 of 8");
  expect(leftAt({ ...left, round, stage: "asking" }, null)).toBe("at question 3");
  const endless = { mode: "endless", level: 1, seed: 1, seen: [] } as const;
  expect(leftAt({ ...left, round: endless, stage: "asking" }, null)).toBe(
    "at question 3 of an endless round",
  );
  const daily = { mode: "daily", date: "2026-11-21" } as const;
  expect(leftAt({ ...left, round: daily, stage: "asking" }, null)).toBe(
    "in the daily round of November 21, 2026",
  );
});
