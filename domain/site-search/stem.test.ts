import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  [["swaddle", "swaddles", "swaddled", "swaddling"]],
  [["baby", "babies"]],
  [["class", "classes"]],
  [["crib", "cribs"]],
  [["nap", "naps", "napping", "napped"]],
  [["expire", "expires", "expired", "expiring"]],
  [["diaper", "diapers"]],
  [["save", "saves", "saved", "saving"]],
  [["size", "sizes"]],
])("%j are one", (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test("short words, and words that only look like a form of another, stay what they are", () => {
  expect(["wic", "sids", "bus", "iris", "dress", "bed", "king"].map(stem)).toEqual([
    "wic",
    "sid",
    "bus",
    "iris",
    "dress",
    "bed",
    "king",
  ]);
});
