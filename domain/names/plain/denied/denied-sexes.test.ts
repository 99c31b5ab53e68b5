import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);
const sexes = (text: string) => new Set(ask(text).names.map(({ id }) => book.summary(id)?.gender));

test.each([
  ["strong but not masculine girl names", ["Strong", "Not: Masculine", "Girls"], "girl"],
  ["names that arent unisex for boys", ["Not: Unisex", "Boys"], "boy"],
  ["nonbinary names not feminine", ["Unisex", "Not: Feminine"], "unisex"],
])("how a name must not sound: %s", (text, said, sex) => {
  expect(labels(text)).toEqual(said);
  expect(sexes(text)).toEqual(new Set([sex]));
});

test("neither of both is a wish by itself, and so is not too much of one", () => {
  expect(labels("not masculine or feminine names")).toEqual(["Unisex"]);
  expect(labels("girl names not too girly")).toEqual(["Unisex"]);
});

test("beside sisters it is told, as they are girls", () => {
  const answer = ask("not too frilly sister for Eleanor");
  expect(answer.understood.map(({ label }) => label)).toEqual(["Sisters for Eleanor"]);
  expect(answer.notUnderstood).toEqual(["frilly"]);
});
