import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);

test.each([
  ["trees or leaves", ["Trees", "Plants"]],
  ["flowers & birds", ["Flowers", "Birds"]],
  ["mountains or forests boys", ["Mountains and hills", "Forests and trees", "Boys"]],
  ["girl names flowers and birds", ["Girls", "Flowers", "Birds"]],
])("two themes are two wishes: %s", (text, said) => {
  expect(labels(text)).toEqual(said);
});

test("of a theme and a meaning one is enough, each in turn", () => {
  const { names } = ask("forest or wolf names");
  expect(labels("forest or wolf names")).toEqual(["Forests and trees", "Or means wolf"]);
  expect(names.slice(0, 4).map(({ why }) => why.kind)).toEqual(["fits", "means", "fits", "means"]);
});

test("two meanings that no gloss says at once are looked for one by one", () => {
  const ids = ask("wolves or bears").names.map(({ id }) => id);
  expect(ids.slice(0, 6)).toEqual(expect.arrayContaining(["raul", "arthur"]));
});

test("two names that are flowers, too, are compared", () => {
  expect(ask("rose or lily").fact?.says).toContain("more common");
});
