import { expect, test } from "vitest";
import { goldenTable, takeGolden } from "#tools/bench/search/golden.ts";

const result = takeGolden();
const { exact, typo, sound, farSound, wishes, precision } = result;

test("the golden set is large enough to prove something", () => {
  process.stdout.write(`${goldenTable(result)}\n`);
  expect(exact.count + typo.count + sound.count + farSound.count + wishes.length).toBeGreaterThanOrEqual(300);
  expect(typo.count + sound.count + farSound.count).toBeGreaterThanOrEqual(120);
});

test("a name as parents write it, signs and all, comes first", () => {
  expect(exact.top1, exact.missed.join(", ")).toBe(1);
});

test("of slips and misspellings, 95 in 100 find the name that was meant among the first three", () => {
  expect(typo.top3, typo.missed.join(", ")).toBeGreaterThanOrEqual(0.95);
});

test("of names written by ear, 90 in 100 are among the first three", () => {
  expect(sound.top3, sound.missed.join(", ")).toBeGreaterThanOrEqual(0.9);
});

test("of ten names found by a meaning, eight have it", () => {
  const low = wishes.filter((wish) => wish.precision < 0.8).map((wish) => `${wish.typed} ${wish.precision}`);
  expect(precision, low.join(", ")).toBeGreaterThanOrEqual(0.8);
});
