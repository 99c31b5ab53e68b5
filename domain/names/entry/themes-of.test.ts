import { expect, test } from "vitest";
import type { ReviewedTheme } from "./theme.ts";
import { meaningsOf, themesOf } from "./themes-of.ts";

const theme = (id: string, group: ReviewedTheme["group"], names: readonly string[]): ReviewedTheme => ({
  id,
  label: id,
  group,
  asked: id,
  rule: `Means ${id}.`,
  names,
});
const themes = [theme("light", "meaning", ["lucy", "phoebe"]), theme("greek", "stories", ["phoebe"])];

test("a name has the themes whose lists it stands on, and no others", () => {
  expect(themesOf("phoebe", themes)).toEqual(["light", "greek"]);
  expect(themesOf("lucy", themes)).toEqual(["light"]);
  expect(themesOf("luc", themes)).toEqual([]);
});

test("only fields of meaning make names alike", () => {
  expect(meaningsOf("phoebe", themes)).toEqual(["light"]);
});
