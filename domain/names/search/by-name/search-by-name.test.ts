import { expect, test } from "vitest";
import { USUAL_MIDDLES } from "#content/fit/usual-middles.ts";
import { ASKED_BY_NAME } from "#content/search/asked-by-name.ts";
import { ASKED_BY_NAME_AGAIN } from "#content/search/asked-by-name-again.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { sitExam } from "#tools/bench/search/wishes.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });

test.for([...sitExam(ASKED_BY_NAME), ...sitExam(ASKED_BY_NAME_AGAIN)])(
  "searches by way of a name: $name",
  ({ missed }) => {
    expect(missed).toEqual([]);
  },
);

test.for([
  ["names that go with the last name Garcia", "/fit#last=Garcia", 0],
  ["middle name for Emma Garcia", "/fit?tab=middle#first=Emma&last=Garcia", 40],
  ["sister name for Emma Johnson", "/fit?tab=siblings#last=Johnson&siblings=Emma", 48],
  ["girl names with last name Kowalski", "/fit#last=Kowalski", 50],
  ["boy names that go with O'Brien", "/fit#last=O%27Brien", 50],
  ["our last name is de la cruz", "/fit#last=de+la+Cruz", 0],
  ["does ava go with the last name martinez", "/fit#first=Ava&last=Martinez", 1],
  ["what first name sounds good with Nguyen", "/fit#last=Nguyen", 0],
] as const)("a last name leads to the page of full names: %s", ([text, href, count]) => {
  const { tool, names } = ask(text);
  expect(tool?.href).toBe(href);
  expect(names).toHaveLength(count);
});

test.for(["names that go with Oliver", "last names as first names", "baby names"])(
  "no last name: %s",
  (text) => {
    expect(ask(text).tool).toBeNull();
  },
);

test("middle names have the page of full names beside them, without a last name, too", () => {
  expect(ask("middle name for aurora").tool?.href).toBe("/fit?tab=middle#first=Aurora");
  expect(ask("middle name for aurora rose").tool?.href).toBe("/fit?tab=middle#first=Aurora");
});

test("usual middle names are among the first, of each sex and before an old first name as before a new one", () => {
  const usual = new Set([...USUAL_MIDDLES.girl.slice(0, 18), ...USUAL_MIDDLES.boy.slice(0, 18)]);
  for (const first of ["aurora", "wyatt", "isla", "hudson", "margaret", "river"]) {
    const ids = ask(`middle name for ${first}`)
      .names.slice(0, 10)
      .map(({ id }) => id);
    expect(ids.filter((id) => usual.has(id)).length, first).toBeGreaterThan(3);
  }
});

test.for(["jordan is mean to me", "old navy", "grace period meaning"])(
  "a text that asks nothing of a name gets no fact: %s",
  (text) => {
    expect(ask(text).fact).toBeNull();
  },
);

test("a question is one chip, which leaves the name when it is taken away", () => {
  expect(ask("how popular is Ava").understood).toMatchObject([
    { kind: "fact", label: "Popularity: Ava", leaves: "Ava" },
  ]);
});
