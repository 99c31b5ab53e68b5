import { expect, test } from "vitest";
import { isMeantBy, MOODS, readMood, usageOf, weightIn } from "./mood.ts";

const moodsOf = (births: number, ever = births) =>
  MOODS.filter((mood) => isMeantBy(mood, usageOf(births, ever))).join(" ");

test("births of the last year say which moods mean a name", () => {
  expect(moodsOf(0)).toBe("");
  expect(moodsOf(4)).toBe("");
  expect(moodsOf(5)).toBe("rare");
  expect(moodsOf(49)).toBe("rare");
  expect(moodsOf(50)).toBe("mixed rare");
  expect(moodsOf(299)).toBe("mixed rare");
  expect(moodsOf(300)).toBe("mixed");
  expect(moodsOf(999)).toBe("mixed");
  expect(moodsOf(1000)).toBe("familiar mixed");
});

test("a name that many once had is worn out, not rare; one that many have is neither", () => {
  expect(moodsOf(120, 9_999)).toBe("mixed rare");
  expect(moodsOf(120, 10_000)).toBe("mixed");
  expect(usageOf(2000, 500_000).isWorn).toBe(false);
});

test("no name is without any weight, and use is softened", () => {
  for (const mood of MOODS)
    for (const births of [0, 4, 5, 50, 300, 1000, 20_000])
      expect(weightIn(mood, usageOf(births, births))).toBeGreaterThan(0);
  const mixed = (births: number) => weightIn("mixed", usageOf(births, births));
  expect(mixed(20_000) / mixed(200)).toBeCloseTo(25.1, 1);
  expect(mixed(50) / mixed(5)).toBeGreaterThan(30);
  expect(weightIn("rare", usageOf(5, 5))).toBe(weightIn("rare", usageOf(299, 299)));
});

test("anything that is no mood is the usual one", () => {
  expect(readMood("rare")).toBe("rare");
  for (const value of [null, undefined, "", "RARE", 3]) expect(readMood(value)).toBe("mixed");
});
