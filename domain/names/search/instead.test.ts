import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { insteadOf } from "./instead.ts";

const book = openSearchedBook();
const answer = (text: string) => book.answer({ text, rules: NO_RULES });

test("an empty answer says which wish to give up, and what that finds", () => {
  const { names, instead } = answer("kurdish names that mean star");
  expect(names).toEqual([]);
  expect(instead.map(({ label }) => label)).toEqual(["Kurdish", "Means star"]);
  for (const { text, count } of instead) {
    expect(count, text).toBeGreaterThan(0);
    expect(answer(text).names, text).toHaveLength(count);
  }
});

test("a thin answer does so, too; the sex is given up last, and an answer with names enough says nothing", () => {
  const { names, instead } = answer("hawaiian girl names meaning ocean");
  expect(names.length).toBeGreaterThan(0);
  expect(instead.at(-1)?.label).not.toBe("Hawaiian");
  for (const { count } of instead) expect(count).toBeGreaterThan(names.length);
  for (const text of ["irish girl names", "goddess names", "hazel", "asdfgh qwerty", "how popular is hazel"])
    expect(answer(text).instead, text).toEqual([]);
});

test("what finds no more is not offered, nor what is asked by way of a name", () => {
  const chips = [
    { kind: "origin", label: "Irish", rule: "", from: 0, to: 5 },
    { kind: "relation", label: "Like Hazel", rule: "", from: 6, to: 16, leaves: "Hazel" },
    { kind: "pattern", label: "Short", rule: "", from: 17, to: 22 },
  ] as const;
  const thin = { understood: chips, notUnderstood: [], names: [], fact: null, care: null };
  const ways = insteadOf("irish like hazel short", thin, (text) => (text.includes("irish") ? 2 : 0));
  expect(ways.map(({ label }) => label)).toEqual(["Short"]);
});
