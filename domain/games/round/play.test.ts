import { describe, expect, test } from "vitest";
import { answersOf, firstPlay, type Flow, type Move, movePlay, placeOf, type Play } from "./play.ts";

const START: Move = { kind: "start" };
const SUBMIT: Move = { kind: "submit" };
const NEXT: Move = { kind: "next" };
const AGAIN: Move = { kind: "again" };
const STOP: Move = { kind: "stop" };
const choose = (choice: string): Move => ({ kind: "choose", choice });

/** The flows of the eight games (specification, section 4), and of a round from a pool. */
const QUIZ: Flow = { intro: false, reveals: false, again: "asking", questions: 5 };
const SCRAMBLE: Flow = { intro: false, reveals: true, again: "asking", questions: 8 };
const TIMELINE: Flow = { intro: true, reveals: true, again: "asking", questions: 8 };
const MILESTONE: Flow = { intro: true, reveals: true, again: "intro", questions: 5 };

function play(flow: Flow, ...moves: readonly Move[]): Play {
  return moves.reduce((now, move) => movePlay(flow, now, move), firstPlay(flow));
}

/** Answers every question of a round with the same. */
function playThrough(flow: Flow): Play {
  const start = flow.intro ? [START] : [];
  const round = [choose("a"), SUBMIT, ...(flow.reveals ? [NEXT] : [])];
  return play(flow, ...start, ...Array.from({ length: flow.questions }, () => round).flat());
}

describe("the beginning", () => {
  test("games with an intro wait for Start, the others ask at once", () => {
    expect(firstPlay(TIMELINE)).toEqual({ stage: "intro" });
    expect(firstPlay(MILESTONE)).toEqual({ stage: "intro" });
    expect(firstPlay(SCRAMBLE)).toEqual({ stage: "asking", answers: [], choice: "" });
  });

  test("Start leads to the first question, with nothing chosen", () => {
    expect(play(TIMELINE, START)).toEqual({ stage: "asking", answers: [], choice: "" });
  });

  test("nothing but Start leaves the intro", () => {
    for (const move of [choose("a"), SUBMIT, NEXT, AGAIN, STOP]) {
      expect(play(TIMELINE, move)).toEqual({ stage: "intro" });
    }
  });
});

describe("asking", () => {
  test("a choice can be changed as often as wanted", () => {
    expect(play(SCRAMBLE, choose("a"), choose("b"))).toEqual({ stage: "asking", answers: [], choice: "b" });
  });

  test("without a choice, or with blanks alone, nothing is submitted", () => {
    expect(play(SCRAMBLE, SUBMIT)).toEqual({ stage: "asking", answers: [], choice: "" });
    expect(play(SCRAMBLE, choose("  "), SUBMIT)).toEqual({ stage: "asking", answers: [], choice: "  " });
  });

  test("where answers are revealed, Submit reveals, and blanks around the answer are cut off", () => {
    expect(play(SCRAMBLE, choose(" lucy "), SUBMIT)).toEqual({ stage: "revealed", answers: ["lucy"] });
  });

  test("where they are not, it leads to the next question, with nothing chosen", () => {
    expect(play(QUIZ, choose("a"), SUBMIT)).toEqual({ stage: "asking", answers: ["a"], choice: "" });
  });

  test("Start, Next and Play Again do nothing", () => {
    for (const move of [START, NEXT, AGAIN]) {
      expect(play(SCRAMBLE, choose("a"), move)).toEqual({ stage: "asking", answers: [], choice: "a" });
    }
  });
});

describe("revealed", () => {
  const revealed: Play = { stage: "revealed", answers: ["a"] };

  test("Next clears the choice and asks the next question", () => {
    expect(movePlay(SCRAMBLE, revealed, NEXT)).toEqual({ stage: "asking", answers: ["a"], choice: "" });
  });

  test("a given answer cannot be changed or given twice", () => {
    for (const move of [START, choose("b"), SUBMIT, AGAIN]) {
      expect(movePlay(SCRAMBLE, revealed, move)).toBe(revealed);
    }
  });

  test("after the last one Next finishes", () => {
    const last: Play = { stage: "revealed", answers: ["a", "b", "c", "d", "e", "f", "g", "h"] };
    expect(movePlay(TIMELINE, last, NEXT)).toEqual({ stage: "finished", answers: last.answers });
    const lastButOne: Play = { stage: "revealed", answers: ["a", "b", "c", "d", "e", "f", "g"] };
    expect(movePlay(TIMELINE, lastButOne, NEXT).stage).toBe("asking");
  });
});

describe("finished", () => {
  test.each([
    ["the quiz", QUIZ, { stage: "asking", answers: [], choice: "" }],
    ["the scramble", SCRAMBLE, { stage: "asking", answers: [], choice: "" }],
    ["the timeline", TIMELINE, { stage: "asking", answers: [], choice: "" }],
    ["the milestones", MILESTONE, { stage: "intro" }],
  ])("%s is over after its last question, and Play Again begins anew", (_game, flow, anew) => {
    const over = playThrough(flow);
    expect(over).toEqual({ stage: "finished", answers: Array.from({ length: flow.questions }, () => "a") });
    for (const move of [START, choose("b"), SUBMIT, NEXT, STOP])
      expect(movePlay(flow, over, move)).toBe(over);
    expect(movePlay(flow, over, AGAIN)).toEqual(anew);
  });
});

describe("a round without an end", () => {
  const endless: Flow = { intro: false, reveals: true, again: "asking", questions: 300 };

  test("it stops when it is told to, and what was only chosen does not count", () => {
    expect(play(endless, choose("a"), SUBMIT, STOP)).toEqual({ stage: "finished", answers: ["a"] });
    expect(play(endless, choose("a"), SUBMIT, NEXT, choose("b"), STOP)).toEqual({
      stage: "finished",
      answers: ["a"],
    });
  });

  test("before the first answer there is nothing to stop", () => {
    expect(play(endless, choose("a"), STOP)).toEqual({ stage: "asking", answers: [], choice: "a" });
  });
});

test("the place is that of the question on the screen", () => {
  expect(placeOf({ stage: "intro" })).toBe(0);
  expect(placeOf({ stage: "asking", answers: [], choice: "" })).toBe(0);
  expect(placeOf({ stage: "revealed", answers: ["a"] })).toBe(0);
  expect(placeOf({ stage: "asking", answers: ["a"], choice: "" })).toBe(1);
  expect(placeOf({ stage: "finished", answers: ["a", "b"] })).toBe(1);
  expect(answersOf({ stage: "intro" })).toEqual([]);
  expect(answersOf({ stage: "revealed", answers: ["a"] })).toEqual(["a"]);
});
