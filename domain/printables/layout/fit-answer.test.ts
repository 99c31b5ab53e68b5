import { expect, test } from "vitest";
import { fitAnswer } from "./fit-answer.ts";
import { wrap } from "./texts.ts";

/** Letters as wide as half their height. */
const textWidth = (text: string, _: string, size: number) => (text.length * size) / 2;
const style = { face: "plain", size: 10 } as const;

test("a text is broken between words, and a word that is wider than a line anywhere", () => {
  expect(wrap("one two three", 35, style, textWidth)).toEqual(["one two", "three"]);
  expect(wrap("incomprehensible", 25, style, textWidth)).toEqual(["incom", "prehe", "nsibl", "e"]);
  expect(wrap("  ", 25, style, textWidth)).toEqual([]);
});

test("a short answer has the size of the sheet, a longer one is made smaller, then broken into lines", () => {
  const room = { width: 100, height: 27 };
  expect(fitAnswer("4 oz", room, textWidth)).toMatchObject({ lines: ["4 oz"], size: 9.5 });
  const longer = fitAnswer("left side, then the bottle, slept", room, textWidth);
  expect(longer.lines.length).toBe(2);
  expect(longer.lines.length * longer.leading).toBeLessThanOrEqual(27);
});

test("what does not even fit at the smallest size ends in an ellipsis, within its room", () => {
  const { lines, leading } = fitAnswer("word ".repeat(200), { width: 100, height: 27 }, textWidth);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.length * leading).toBeLessThanOrEqual(27);
});
