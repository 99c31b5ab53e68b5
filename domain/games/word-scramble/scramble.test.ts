import { expect, test } from "vitest";
import type { ScrambleItem } from "./item.ts";
import { isAlsoAName, OPEN_SCRAMBLE, SCRAMBLE } from "./scramble.ts";

const LIAM: ScrambleItem = { original: "LIAM", scrambled: "MALI", hint: "Irish.", also: ["MILA", "AMIL"] };

test.each(["LIAM", "liam", "Liam", "  liam  "])(
  "“%s” is compared in upper case, without blanks around",
  (guess) => {
    expect(SCRAMBLE.isRight(LIAM, guess)).toBe(true);
    expect(SCRAMBLE.points(LIAM, guess)).toBe(1);
  },
);

test.each(["lima", "LIA M", "", "mali"])("“%s” is not the name", (guess) => {
  expect(SCRAMBLE.points(LIAM, guess)).toBe(0);
  expect(OPEN_SCRAMBLE.points(LIAM, guess)).toBe(0);
});

test("another real name with the same letters counts outside the default round only", () => {
  expect(SCRAMBLE.points(LIAM, "mila")).toBe(0);
  expect(OPEN_SCRAMBLE.points(LIAM, "mila")).toBe(1);
  expect(isAlsoAName(LIAM, "mila")).toBe(true);
  expect(isAlsoAName(LIAM, "liam")).toBe(false);
  expect(isAlsoAName({ ...LIAM, also: [] }, "mila")).toBe(false);
});
