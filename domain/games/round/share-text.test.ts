import { expect, test } from "vitest";
import { shareText } from "./share-text.ts";

const SHARED = {
  site: "Namekin",
  game: "Word Scramble",
  result: { date: "2026-11-21", points: 4, most: 5, marks: [true, true, false, true, true] },
  address: "https://example.org/games?play=word-scramble",
};

test("tells game, date, points and marks, and where to play", () => {
  expect(shareText(SHARED)).toBe(
    "Namekin, Word Scramble, November 21, 2026\n4 of 5  ■ ■ □ ■ ■\nhttps://example.org/games?play=word-scramble",
  );
});

test("tells points that are no marks, as in the milestones", () => {
  const result = { date: "2026-02-03", points: 27, most: 50, marks: [true, false, true, false, false] };
  expect(shareText({ ...SHARED, result })).toContain("27 of 50  ■ □ ■ □ □");
});

test("spoils nothing: another round with the same marks gives the same text", () => {
  expect(shareText({ ...SHARED, result: { ...SHARED.result } })).toBe(shareText(SHARED));
  expect(Object.keys(SHARED.result)).toEqual(["date", "points", "most", "marks"]);
});

test("tells halves by half a square", () => {
  const result = {
    date: "2026-11-23",
    points: 3.5,
    most: 5,
    marks: [true, "half", true, false, true],
  } as const;
  expect(shareText({ ...SHARED, result })).toContain("3½ of 5  ■ ◧ ■ □ ■");
});
