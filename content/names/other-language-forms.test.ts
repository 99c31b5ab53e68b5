import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { BOYS } from "./forms/boys.ts";
import { GIRLS } from "./forms/girls.ts";
import { FORMS_REVIEW, OTHER_LANGUAGE_FORMS } from "./other-language-forms.ts";

test("a table says how far it is checked", () => {
  expect(FORMS_REVIEW).toBe("written by one editor, not looked up");
});

test("every line has an English name and forms in known languages, each once", () => {
  const columns = `${BOYS}${GIRLS}`.split("\n").map((line) => line.split("|").slice(1));
  const written = columns.filter(({ length }) => length > 0);
  expect(OTHER_LANGUAGE_FORMS.length).toBeGreaterThanOrEqual(120);
  expect(OTHER_LANGUAGE_FORMS.map(({ forms }) => forms.length)).toEqual(written.map(({ length }) => length));
  for (const { english, forms } of OTHER_LANGUAGE_FORMS) {
    const [of = ""] = english;
    const languages = forms.map(({ language }) => language);
    expect(new Set(languages).size, of).toBe(languages.length);
    for (const name of [...english, ...forms.flatMap(({ names }) => names)]) {
      expect(name, of).toMatch(/^\p{Lu}[\p{L}’]+$/u);
      expect(foldName(name), of).not.toBe("");
    }
    for (const { names } of forms) expect(names.length, of).toBeGreaterThan(0);
  }
});

test("no English spelling stands in two lines", () => {
  const spellings = OTHER_LANGUAGE_FORMS.flatMap(({ english }) => english.map(foldName));
  expect(spellings.filter((name, at) => spellings.indexOf(name) !== at)).toEqual([]);
});
