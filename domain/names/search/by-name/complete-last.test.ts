import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();

function ask(text: string) {
  const { understood, notUnderstood, names } = book.answer({ text, rules: NO_RULES });
  return { chips: understood, labels: understood.map(({ label }) => label), left: notUnderstood, names };
}

test.for([
  ["irish bo", ["Irish", "Boys"]],
  ["vintage gir", ["Vintage", "Girls"]],
  ["short unis", ["Short (up to 4 letters)", "Unisex"]],
  ["girl names from shakesp", ["Girls", "Shakespeare"]],
  ["middle names for charl", ["Middle names for Charlotte"]],
  ["names like theodo", ["Like Theodore"]],
  ["nicknames for elizab", ["Nicknames for Elizabeth"]],
] as const)("a last word that is still being typed is completed: %s", ([text, labels]) => {
  const { chips, labels: said, left, names } = ask(text);
  expect(said).toEqual(labels);
  expect(left).toEqual([]);
  expect(names.length).toBeGreaterThan(4);
  expect(chips.every(({ to }) => to <= text.length)).toBe(true);
});

test.for(["irish pub", "girl names bad", "names for my plan", "irish bo "])(
  "what may be a word by itself is told as it is: %s",
  (text) => {
    expect(ask(text).left).toEqual([text.trim().split(" ").at(-1)]);
  },
);

test("what asks for no name gets none", () => {
  expect(ask("when do babies walk").names).toEqual([]);
});

test("a rare name that is typed in full stays that name", () => {
  expect(ask("names like emili").labels).toEqual(["Like Emili"]);
});
