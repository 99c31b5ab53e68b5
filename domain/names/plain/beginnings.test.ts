import { expect, test } from "vitest";
import { WISHES } from "#content/search/wishes.ts";
import { wordsIn } from "./parse-phrase.ts";
import { RULE_PHRASES } from "./rule-phrases.ts";
import { beginningsOf, mayBegin } from "./beginnings.ts";

test.for<[source: string, begins: string, others: string]>([
  ["girls?|boys?", "gi bo", "ga ba xi"],
  ["(?:that )?(?:are |is )?rare", "th ar is ra", "te ri"],
  ["(?!not)(?<=a )[ab]c*d", "ac ad bc bd", "ab no ca"],
  ["x?(\\d+)a", "x1 11 1a", "xa a1 9z"],
  ["[\\p{L}’']+ names", "ab za q’", ""],
  ["a{2}b", "aa ab", "ba"],
  ["a{0,2}b", "aa ab b. bz", "ac ca"],
  ["a", "ab a.", "b"],
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
        const letters = query.slice(from, from + 2).toLowerCase();
        expect(mayBegin(begins, letters), `${query} at ${from}: ${pattern.source}`).toBe(true);
      }
    }
  }
  expect(found).toBeGreaterThan(300);
});
