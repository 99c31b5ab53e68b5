import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();

function chipsOf(text: string) {
  const { understood, notUnderstood } = book.answer({ text, rules: NO_RULES });
  return { chips: understood.map(({ label, from, to }) => [label, text.slice(from, to)]), notUnderstood };
}

test("a letter behind a wish is the beginning of names, and the chip is that letter", () => {
  expect(chipsOf("irish g")).toEqual({
    chips: [
      ["Irish", "irish"],
      ["Starts with g", "g"],
    ],
    notUnderstood: [],
  });
});

test("the same letter is that of the sibling who was told, and the chip is what was said of it", () => {
  expect(chipsOf("siblings for Emma with the same letter")).toEqual({
    chips: [
      ["Siblings for Emma", "siblings for Emma"],
      ["Starts with e", "with the same letter"],
    ],
    notUnderstood: [],
  });
});

test.for(["vitamin k", "plan b"])("a letter beside what is no wish is none: %s", (text) => {
  expect(chipsOf(text).chips).toEqual([]);
});

test("an initial behind a name is no beginning", () => {
  expect(chipsOf("middle name for james t").chips).toEqual([["Middle names for James", expect.anything()]]);
});
