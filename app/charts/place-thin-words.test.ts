import { expect, test } from "vitest";
import { placeThinWords } from "./place-thin-words.ts";

const WORDS = "Records are thin before 1937";
const band = { left: 0, right: 344, top: 24, bottom: 386 };
const label = (left: number, right: number) => ({ left, right, top: 20, bottom: 60 });

test("the words stand at the upper right end of the band", () => {
  expect(placeThinWords(WORDS, band, [], [])).toEqual({ side: "right", y: 41 });
});

test("a label or a line there sends them to the left", () => {
  expect(placeThinWords(WORDS, band, [label(250, 340)], [])).toEqual({ side: "left", y: 41 });
  expect(placeThinWords(WORDS, band, [], [{ x: 300, y: 40 }])).toEqual({ side: "left", y: 41 });
});

test("with both sides taken they go down a line", () => {
  const lines = Array.from({ length: 90 }, (_, place) => ({ x: place * 4, y: 38 }));
  expect(placeThinWords(WORDS, band, [], lines).y).toBeGreaterThan(41);
});

test("rather on a line than on a label", () => {
  const lines = Array.from({ length: 90 }, (_, x) => x * 4).flatMap((x) =>
    Array.from({ length: 100 }, (__, y) => ({ x, y: y * 4 })),
  );
  expect(placeThinWords(WORDS, band, [label(250, 340)], lines).side).toBe("left");
});
