import { expect, test } from "vitest";
import { PRINTABLE_CATEGORIES, readCategory, sheetIdOf, templatePath, writeCategory } from "./printable.ts";
import { SHEET_IDS } from "./sheet.ts";

test("a sheet has an address; an id that nobody knows leads to the growth chart for boys", () => {
  for (const id of SHEET_IDS) expect(templatePath(id)).toBe(`/templates/${id}`);
  for (const id of ["", "xyz", "Feeding-Log", "__proto__"]) {
    expect(templatePath(id)).toBe("/templates/growth-chart-boys");
  }
});

test("an address of no sheet is of none", () => {
  expect(sheetIdOf("sleep-tracker")).toBe("sleep-tracker");
  for (const id of [undefined, "", "xyz", "sleep-tracker/"]) expect(sheetIdOf(id)).toBeNull();
});

test("a category survives its address, and everything else asks for all", () => {
  for (const category of PRINTABLE_CATEGORIES) expect(readCategory(writeCategory(category))).toBe(category);
  expect(writeCategory("all")).toBe("");
  for (const search of ["", "?category=", "?category=toys", "?kind=sleep"]) {
    expect(readCategory(search)).toBe("all");
  }
});
