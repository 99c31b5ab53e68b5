import { expect, test } from "vitest";
import { WISHES } from "#content/search/wishes.ts";
import { wordsIn } from "./parse-phrase.ts";
import { RULE_PHRASES } from "./rule-phrases.ts";
import { type Beginnings, beginningsFor, beginningsOf, LETTERS } from "./beginnings.ts";

const mayBegin = (beginnings: Beginnings, letters: string) =>
  beginningsFor(letters).some((each) => beginnings.has(each));

test.for<[source: string, begins: string, others: string]>([
  ["girls?|boys?", "gir boy", "gar giz xir"],
  ["(?:that )?(?:are |is )?rare", "tha rar are", "ter rir isa"],
  ["(?!not)(?<=a )[ab]c*d", "adx acc acd bdx", "abd not cab"],
  ["x?(\\d+)a", "x11 1ax 11a", "xa1 a11 9z1"],
  ["[\\p{L}’']+ names", "abc za’ q’a", ""],
  ["a{2}b", "aab aaa", "bab aax"],
  ["a{0,2}b", "aab abx bxy", "acx cab"],
  ["a", "abc a..", "bcd"],
  ["[ab]+\\?", "a?x ab? bab", "acx axa"],
])("what %s may begin with", ([source, begins, others]) => {
  const found = beginningsOf(new RegExp(source, "u"));
  for (const letters of begins.split(" ")) expect(mayBegin(found, letters), letters).toBe(true);
  for (const letters of others.split(" ").filter((each) => each !== ""))
    expect(mayBegin(found, letters), letters).toBe(false);
});

test("whatever a phrase finds begins as its pattern says", () => {
  const phrases = Object.values(RULE_PHRASES)
    .flat()
    .map(({ pattern }) => ({ pattern, begins: beginningsOf(pattern) }));
  let found = 0;
  for (const { query } of Object.values(WISHES).flat()) {
    for (const { from } of wordsIn(query)) {
      for (const { pattern, begins } of phrases) {
        pattern.lastIndex = from;
        if (!pattern.test(query)) continue;
        found++;
        const letters = query.slice(from, from + LETTERS).toLowerCase();
        expect(mayBegin(begins, letters), `${query} at ${from}: ${pattern.source}`).toBe(true);
      }
    }
  }
  expect(found).toBeGreaterThan(300);
});
