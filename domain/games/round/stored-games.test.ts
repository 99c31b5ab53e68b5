import { expect, test } from "vitest";
import { type StoredGames, parseStoredGames as readKeptOf, formatStoredGames } from "./stored-games.ts";

const readKept = (text: string | null) => readKeptOf(text, ["word-scramble", "trend-timeline"]);

const KEPT: StoredGames = {
  "word-scramble": {
    round: { round: { mode: "default" }, stage: "asking", answers: ["lucy"], choice: "rub", at: "" },
    best: 7,
  },
  "trend-timeline": {
    round: {
      round: { mode: "endless", level: 2, seed: 7, seen: ["a"] },
      stage: "revealed",
      answers: ["1940s"],
      choice: "",
      at: "b",
    },
    longest: 12,
    today: {
      round: { mode: "daily", date: "2026-11-22" },
      stage: "asking",
      answers: [],
      choice: "1950s",
      at: "c",
    },
    daily: { date: "2026-11-21", points: 4, most: 5, marks: [true, true, false, true, true] },
    seen: ["a", "b"],
  },
};

test("what is written is read again, whole", () => {
  expect(readKept(formatStoredGames(KEPT))).toEqual(KEPT);
});

test.each([null, "", "{", "null", "[]", '"games"', '{"version":1}', '{"version":1,"games":null}'])(
  "%s holds nothing",
  (text) => {
    expect(readKept(text)).toEqual({});
  },
);

test("another version is forgotten, and games that do not exist are left out", () => {
  expect(readKept(formatStoredGames(KEPT).replace('"version":1', '"version":2'))).toEqual({});
  expect(readKept('{"version":1,"games":{"chess":{"best":3},"word-scramble":{"best":3}}}')).toEqual({
    "word-scramble": { best: 3 },
  });
});

test("a damaged part is left out alone", () => {
  const read = (game: object) =>
    readKept(JSON.stringify({ version: 1, games: { "word-scramble": { best: 3, ...game } } }));
  const whole = { round: { mode: "default" }, stage: "asking", answers: [], choice: "", at: "" };
  for (const round of [
    5,
    { ...whole, answers: [1] },
    { ...whole, stage: "finished" },
    { ...whole, stage: "revealed" },
    { ...whole, choice: null },
    { ...whole, at: undefined },
    { ...whole, round: { mode: "endless", level: 4, seed: 1, seen: [] } },
    { ...whole, round: { mode: "daily", date: "2026-11-21" } },
    { ...whole, round: null },
  ]) {
    expect(read({ round })).toEqual({ "word-scramble": { best: 3 } });
  }
  for (const date of [undefined, "", "never", "2026-13-01"]) {
    expect(read({ today: { ...whole, round: { mode: "daily", date } } })).toEqual({
      "word-scramble": { best: 3 },
    });
    expect(read({ daily: { date, points: 1, most: 5, marks: [] } })).toEqual({
      "word-scramble": { best: 3 },
    });
  }
  expect(read({ today: whole })).toEqual({ "word-scramble": { best: 3 } });
  expect(read({ round: whole })["word-scramble"]?.round).toEqual(whole);
  expect(read({ best: -1, longest: "9", daily: { date: "2026-11-21" }, seen: [3] })).toEqual({
    "word-scramble": {},
  });
});

test("only the last fifty items seen are remembered", () => {
  const seen = Array.from({ length: 60 }, (_, place) => `${place}`);
  expect(readKept(formatStoredGames({ "word-scramble": { seen } }))["word-scramble"]?.seen).toEqual(
    seen.slice(10),
  );
});

test("a daily result with halves is read, and so is one from before there were any", () => {
  const read = (daily: object) =>
    readKept(JSON.stringify({ version: 1, games: { "trend-timeline": { best: 6, daily } } }))[
      "trend-timeline"
    ];
  const halves = { date: "2026-11-23", points: 3.5, most: 5, marks: [true, "half", true, true, false] };
  expect(read(halves)?.daily).toEqual(halves);
  const before = { date: "2026-11-21", points: 4, most: 5, marks: [true, true, false, true, true] };
  expect(read(before)).toEqual({ best: 6, daily: before });
  expect(read({ ...halves, marks: ["third"] })).toEqual({ best: 6 });
});
