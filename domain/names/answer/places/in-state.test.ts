import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { readState, readWhichState } from "./read-state.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });

test.each([
  ["how many lunas in texas", "Luna", "TX"],
  ["how popular is Mateo in California", "Mateo", "CA"],
  ["rank of Maverick utah", "Maverick", "UT"],
  ["is Georgia popular in Georgia", "Georgia", "GA"],
  ["liam in nyc", "Liam", "NY"],
  ["how popular is Charlie in tx", "Charlie", "TX"],
])("one name in one state, with its map: %s", (text, name, code) => {
  const { fact, tool, names, understood } = ask(text);
  expect(fact?.says).toMatch(
    new RegExp(`^In .+ were named ${name} in 2020–2024: 1 in .+ there, 1 in .+ in the US\\.$`),
  );
  expect(tool?.href).toBe(`/names/map?name=${name.toLowerCase()}&state=${code}`);
  expect(names).toHaveLength(1);
  expect(understood).toMatchObject([{ kind: "fact", leaves: name }]);
});

test("what a state does not list, and what is too rare for any, is said so", () => {
  expect(ask("how many Xiomaras in maine").fact?.says).toContain("fewer than 5 babies in each year, or none");
  expect(ask("how popular is Gertrude in ohio").fact?.says).toContain("too few for figures by state");
});

test("of another time the whole US is told, too", () => {
  expect(ask("how popular was Linda in Texas in 1950").fact?.says).toMatch(/^In 1950, .+ Linda\. In Texas, /);
});

test("in which states a name is given most", () => {
  const { fact, tool } = ask("which state has the most Brooklyns");
  expect(fact?.says).toMatch(/in 10 states, 2020–2024: most of all in Mississippi/);
  expect(tool?.href).toBe("/names/map?name=brooklyn");
});

test("names that are popular there, help there, and other questions are another's to answer", () => {
  expect(ask("popular girl names in texas").tool?.href).toBe("/names/states/texas");
  expect(ask("what does luna mean in texas").fact?.says).toContain("moon");
  expect(ask("how popular is virginia").fact?.says).toMatch(/^Virginia is/);
  expect(ask("diapers in ohio").fact).toBeNull();
});

test("a state is read by its name or code, and no word for one", () => {
  expect(readState("Luna in Texas")).toEqual({ state: 43, rest: "Luna" });
  expect(readState("born in or near")).toBeNull();
  expect(readState("names in me")).toBeNull();
  expect(readWhichState("which states use Ava most")).toBe("Ava");
  expect(readWhichState("which names are best")).toBeNull();
});
