import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { besideLoss, readLoss } from "./read-loss.ts";

const book = openSearchedBook();

test.each([
  ["names for my daughter who died", "girl names"],
  ["stillborn baby girl name", "girl names"],
  ["name for my son in heaven", "boy names"],
  ["angel baby names", "unisex names"],
  ["what to name a baby we lost at 20 weeks", "unisex names"],
  ["name for miscarriage baby", "unisex names"],
  ["i had a miscarriage and want a name that means hope", "unisex names"],
])("somebody has lost a child, and asks for a name: %s", (text, otherwise) => {
  expect(readLoss(text)).toMatchObject({ otherwise, help: { href: "/parent-directory#listing-1" } });
});

test.each([
  "names that mean lost",
  "i lost my baby name list",
  "my baby died",
  "lost names",
  "angel names",
  "heavenly",
])("no loss beside names: %s", (text) => {
  expect(readLoss(text)).toBeNull();
});

test("names are given, with whom to turn to, and no word of what happened is thrown back", () => {
  const text = "my daughter was stillborn and i want to name her";
  const { names, care, tool, notUnderstood } = book.answer({ text, rules: NO_RULES });
  expect(names.length).toBeGreaterThan(10);
  expect(names.every(({ id }) => book.summary(id)?.gender !== "boy")).toBe(true);
  expect(care).toBeNull();
  expect(tool?.title).toMatch(/^We’re so sorry/);
  expect(notUnderstood).toEqual([]);
  expect(besideLoss(["died", "frumious", "miscarriage"])).toEqual(["frumious"]);
});
