import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);

test.each([
  ["he likes Wyatt i like Sebastian", ["Like Wyatt and Sebastian"]],
  ["my husband likes Jack but I like Theodore", ["Like Jack and Theodore"]],
  ["wife wants Emma, I want Harper. any compromise names?", ["Like Emma and Harper"]],
  ["i love Olive and Hazel my husband loves Grace", ["Like Olive, Hazel and Grace"]],
  [
    "hubby likes Max, i like August, boy names starting with e",
    ["Like Max and August", "Boys", "Starts with e"],
  ],
  ["combine the names Maria and Daniel", ["Like Maria and Daniel"]],
])("of what two people like, names like both: %s", (text, said) => {
  expect(labels(text)).toEqual(said);
  expect(ask(text).notUnderstood).toEqual([]);
});

test("neither of the two is suggested again", () => {
  const ids = ask("he likes Wyatt i like Sebastian").names.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids).not.toEqual(expect.arrayContaining(["wyatt"]));
  expect(ids).not.toEqual(expect.arrayContaining(["sebastian"]));
});

test("one alone, and what somebody hates, is no liking of two", () => {
  expect(labels("i like hazel what else")).toEqual(["Like Hazel"]);
  expect(labels("we like Maeve and Nora but husband hates Wren")).not.toContain("Like Maeve, Nora and Wren");
  expect(labels("my wife likes Nora but its too popular")).toEqual(["Like Nora", "Less popular than Nora"]);
});

test("a name that is there already stands beside the first, and is not suggested", () => {
  expect(labels("middle names for Theo Mateo")).toEqual(["Middle names for Theo Mateo"]);
  expect(labels("middle names for Theo (Theodore)")).toEqual(["Middle names for Theo"]);
  expect(labels("middle name for Lily (1 syllable)")).toEqual(["Middle names for Lily", "1 syllable"]);
  const ids = ask("middle names for Theo").names.map(({ id }) => id);
  expect(ids.filter((id) => id.endsWith("eo"))).toEqual([]);
});

test("children that are named one behind the other are all of them there already", () => {
  expect(labels("sibset names with Arlo Juniper and Wilder")).toEqual([
    "Siblings for Arlo, Juniper and Wilder",
  ]);
  expect(labels("the first two are Micah and Levi our third boy")).toContain("Brothers for Micah and Levi");
});
