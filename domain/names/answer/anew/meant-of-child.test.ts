import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { meantOfChild } from "./meant-of-child.ts";

test.for([
  ["names for redhead girl", "names for girl meaning red"],
  ["name for my red-haired daughter", "name for my daughter meaning red"],
  ["ginger baby girl names", "baby girl names meaning red"],
  ["names for a baby with blue eyes", "names for a baby meaning blue"],
  ["our son was born during a hurricane, boy names", "our son boy names meaning storm or thunder"],
  ["names for a preemie fighter", "names for meaning strong or brave"],
] as const)("what is told of a child is asked of the meaning: %s", ([text, asked]) => {
  expect(meantOfChild(text)).toBe(asked);
});

test.for([
  "is Storm a good boy name",
  "Ginger as a girl name",
  "girl names that mean midnight",
  "names like Sunset",
  "blonde roast",
  "my baby was born premature",
  "do babies with blue eyes keep them",
  "baby names 2026",
])("anything else stays as it is: %s", (text) => {
  expect(meantOfChild(text)).toBeNull();
});

test("its names have the meaning, and the sex that was said; a name that is asked about is asked about", () => {
  const book = openSearchedBook();
  const labels = (text: string) =>
    book.answer({ text, rules: NO_RULES }).understood.map(({ label }) => label);
  expect(labels("name for my redhead daughter")).toEqual(["Girls", "Means red"]);
  expect(book.answer({ text: "names for a redhead girl", rules: NO_RULES }).names[0]?.id).toBe("scarlett");
  expect(labels("sister for Ginger, she is blonde, baby born in May")).not.toContain("Means fair or golden");
});
