import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });

test.each([
  ["older sister Maeve brother Finn need girl name", "Sisters for Maeve and Finn"],
  ["big brother Jack, little sister Nora, name for baby girl", "Sisters for Jack and Nora"],
])("children that are told of one behind the other: %s", (text, label) => {
  const { understood, notUnderstood } = ask(text);
  expect(understood.map((chip) => chip.label)).toContain(label);
  expect(notUnderstood).toEqual([]);
});

test("who somebody is said to be of is no other child", () => {
  expect(ask("middle names for Nora sister of Finn").understood[0]?.label).toBe("Middle names for Nora");
});
