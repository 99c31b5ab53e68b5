import { expect, test } from "vitest";
import { GAME_IDS } from "#domain/games/game-id.ts";
import { plainQuestions } from "./plain-questions.ts";

test("every game can be read: its questions in their number, each with an answer", () => {
  expect(GAME_IDS.map((id) => plainQuestions(id).length)).toEqual([5, 3, 5, 8, 7, 8, 8, 8]);
  for (const { question, answer } of GAME_IDS.flatMap(plainQuestions)) {
    expect(question.length).toBeGreaterThan(10);
    expect(answer).toMatch(/\.$/);
  }
});
