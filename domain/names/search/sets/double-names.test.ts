import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const ids = (text: string) => ask(text).names.map(({ id }) => id);

test.each([
  "double names",
  "double barrel girl names",
  "hyphenated names for a girl",
  "double names like Mary Kate",
])("names of two, given as one: %s", (text) => {
  expect(ids(text)).toContain("marykate");
  expect(ask(text).notUnderstood).toEqual([]);
});

test("one of the two may be said, and for whom", () => {
  expect(ids("southern double names with Mary").every((id) => id.startsWith("mary"))).toBe(true);
  expect(ids("double names for a boy")[0]).toBe("johnpaul");
  expect(ids("double names for a boy")).not.toContain("marykate");
});

test("letters that are doubled are another wish", () => {
  expect(ask("names with double letters").understood.map(({ label }) => label)).toEqual(["Double letter"]);
  expect(ask("double n girl names").understood.map(({ label }) => label)).toEqual(["Contains nn", "Girls"]);
});
