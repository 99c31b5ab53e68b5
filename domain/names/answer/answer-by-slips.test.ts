import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/whole-search.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);
const first = (text: string, count = 10) =>
  ask(text)
    .names.slice(0, count)
    .map(({ id }) => id);

test("where only a name can stand, a word of our notes is a slip of one", () => {
  expect(labels("siblings for Oliva")).toEqual(["Siblings for Olivia"]);
  expect(labels("what does oliva mean")).not.toContain("Meaning: Olivia");
});

test("a spelling of which no forms are known has those of the name", () => {
  expect(first("nickname for Benjiman")).toContain("ben");
  expect(ask("nickname for Benjiman").names[0]?.why).toEqual({
    kind: "relation",
    says: "nickname of Benjamin",
  });
});

test("shorter than a name are first its own short forms", () => {
  expect(first("shorter than Alexandria", 4)).toContain("alexa");
});

test("a middle name that is there already asks for first names", () => {
  expect(labels("first name for a girl whose middle name will be Rose")).toContain("First names before Rose");
  expect(labels("first names that go with middle name James")).toEqual(["First names before James"]);
  expect(labels("middle names for Rose")).toEqual(["Middle names for Rose"]);
});

test("a name that somebody took is liked, and has no sisters here", () => {
  expect(labels("my sister took Sophia so now i need something similar")).toEqual(["Like Sophia"]);
});

test("names that stand side by side are liked each, but for the one that is hated", () => {
  const names = first("we like Maeve Nora and Wren but husband hates Wren");
  expect(names).not.toContain("wren");
  expect(names).toEqual(first("names like Maeve and Nora but not Wren"));
});
