import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { foldScript } from "#domain/names/script/fold-script.ts";
import { isOtherScript } from "#domain/names/script/script.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { WRITTEN_FORMS } from "./written-forms.ts";

const curated = new Set(COLLECTION.map(({ name }) => foldName(name)));

test("eight hundred further forms are reviewed, each of a name of ours, and no form twice", () => {
  expect(WRITTEN_FORMS.length).toBeGreaterThanOrEqual(800);
  const lost = WRITTEN_FORMS.filter(
    ([, ids]) => !ids.some((id) => curated.has(id) || recordOf(records, id) >= 0),
  );
  expect(lost.map(([form]) => form)).toEqual([]);
  const forms = WRITTEN_FORMS.map(([form]) => form);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test("every form has letters of another script, and ids are folded", () => {
  for (const [form, ids] of WRITTEN_FORMS) {
    expect(isOtherScript(form), form).toBe(true);
    expect(foldScript(form), form).not.toBe("");
    expect(ids.length, form).toBeGreaterThan(0);
    for (const id of ids) expect(id, form).toMatch(/^[a-z]+$/);
  }
});
