import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { entryOf } from "#tests/fixtures/name-facts.ts";
import { MEANING_ITEMS } from "./name-meaning-quiz.ts";

test.each(MEANING_ITEMS)("$name: one of four options is its meaning in the collection", (item) => {
  expect(item.options).toHaveLength(4);
  expect(new Set(item.options).size).toBe(4);
  expect(item.options).toContain(item.correct);
  expect(entryOf(item.name).meaning).toBe(item.correct);
  expect(entryOf(item.name).certainty).toMatch(/^(settled|likely)$/);
  expect(item.question).toBe(`What does ${item.name} mean?`);
});

test.each(MEANING_ITEMS)(
  "$name: each wrong option is the meaning of another name that the explanation tells",
  (item) => {
    for (const wrong of item.options.filter((option) => option !== item.correct)) {
      const others = COLLECTION.filter(({ meaning }) => meaning === wrong).map(({ name }) => name);
      expect(others.some((name) => item.explanation.includes(name))).toBe(true);
      expect(others).not.toContain(item.name);
    }
  },
);

test("the right answer is not always at the same place", () => {
  expect(new Set(MEANING_ITEMS.map(({ options, correct }) => options.indexOf(correct))).size).toBe(4);
});
