import { expect, test } from "vitest";
import { AGE_GROUPS, CATEGORIES, CATEGORY_CHOICES, STATE_CHOICES, STATES } from "./choices.ts";

test("the category dropdown offers all of them first, then the ten", () => {
  expect(CATEGORY_CHOICES[0]).toBe("All Categories");
  expect(CATEGORY_CHOICES.slice(1)).toEqual([...CATEGORIES]);
  expect(CATEGORIES).toHaveLength(10);
});

test("the state dropdown offers all of them, everything abroad, then fifty states by the alphabet", () => {
  expect(STATE_CHOICES.slice(0, 2)).toEqual(["All States", "International"]);
  expect(STATE_CHOICES.slice(2)).toEqual([...STATES]);
  expect(STATES).toHaveLength(50);
  expect(STATES.toSorted()).toEqual([...STATES]);
});

test("there are five ages and one for all", () => {
  expect(AGE_GROUPS).toHaveLength(6);
  expect(AGE_GROUPS.at(-1)).toBe("All Ages");
});
