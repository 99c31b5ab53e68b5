import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);

test.each([
  ["white boy names", ["White", "Boys"]],
  ["names for a white baby girl", ["White", "Girls"]],
  ["white and asian baby boy names", ["White", "Asian", "Boys"]],
  ["half black half white girl names", ["Black", "White", "Girls"]],
  ["caucasian girl names", ["Caucasian", "Girls"]],
  ["black boy names", ["Black", "Boys"]],
])("people are no color: %s", (text, said) => {
  expect(labels(text)).toEqual(said);
  expect(ask(text).names.length).toBeGreaterThan(5);
});

test("what white stands for is said, as no record knows it", () => {
  const [white] = ask("white boy names").understood;
  expect(white).toMatchObject({ kind: "origin", rule: expect.stringContaining("No record of births says") });
});

test("brown is told as not understood beside people; a color is one elsewhere", () => {
  expect(ask("brown boy names")).toMatchObject({ notUnderstood: ["brown"] });
  expect(labels("brown boy names")).toEqual(["Boys"]);
  expect(labels("names meaning white")).toEqual(["Means white"]);
  expect(labels("names that mean brown")).toEqual(["Means brown"]);
  expect(labels("names for a boy whose hair is black")).toEqual(["Boys"]);
});

test("who a parent is says nothing of the sex wanted", () => {
  expect(labels("my wife is filipina boy names")).toEqual(["Filipina", "Boys"]);
  expect(labels("filipina names")).toEqual(["Filipina"]);
  expect(ask("filipina names").names.every(({ id }) => book.summary(id)?.gender !== "boy")).toBe(true);
});
