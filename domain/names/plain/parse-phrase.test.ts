import { expect, test } from "vitest";
import { wordAt, wordOf, wordsIn } from "./parse-phrase.ts";

test("the words of a text do not depend on where another was looked into before", () => {
  expect(wordAt("a long text about names", 12)).toEqual({ from: 12, to: 17 });
  const text = "Zoë, Mary-Ann & O’Neil";
  expect(wordsIn(text).map((word) => wordOf(text, word))).toEqual(["Zoë", "Mary-Ann", "O’Neil"]);
  expect(wordAt(text, 22)).toBeNull();
});
