import { expect, test } from "vitest";
import { stateOfCode } from "#domain/places/states.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { mapSummary, yearsOf } from "./map-words.ts";
import { openCell, packCells } from "./packed-cells.ts";
import { stateSentence } from "./state-words.ts";

const places = books.places();
const mapOf = (id: string, sex: "F" | "M", from?: number) => places.map(id, sex, from) ?? expect.fail();

function sentenceOf(id: string, sex: "F" | "M", code: string, name: string, from?: number): string {
  const map = mapOf(id, sex, from);
  const babies = sex === "F" ? "girls" : "boys";
  // What the browser is sent is what is told.
  const cell = openCell(packCells(map), stateOfCode(code)) ?? expect.fail();
  return stateSentence(name, cell, { babies, years: yearsOf(map.window), oneInUs: map.oneInUs });
}

test("a state is told by its word, how many times as often, and 1 in N there and in the US", () => {
  expect(sentenceOf("olivia", "F", "CA", "California")).toBe(
    "California: more often than in the US, 1.2 times as often. 1 in 93 girls there, 1 in 110 in the US, 2020–2024.",
  );
  expect(sentenceOf("jose", "M", "OH", "Ohio")).toBe(
    "Ohio: less often than in the US, 0.3 times as often. 1 in 1,700 boys there, 1 in 480 in the US, 2020–2024.",
  );
});

test("where little is listed no figure of the state is told; in DC a count alone", () => {
  expect(sentenceOf("yehuda", "M", "WY", "Wyoming")).toBe(
    "Wyoming: too few births to say. 1 in 5,800 boys in the US, 2020–2024.",
  );
  expect(sentenceOf("aaliyah", "F", "DC", "District of Columbia")).toBe(
    "District of Columbia: 33 girls listed, 2020–2024. We don’t compare it, because many babies born in DC live in Maryland or Virginia.",
  );
  expect(sentenceOf("olivia", "F", "DC", "District of Columbia", 2003)).toMatch(
    /^District of Columbia: we don’t/,
  );
});

test("windows before are told without counts", () => {
  expect(sentenceOf("olivia", "F", "MA", "Massachusetts", 2003)).toMatch(
    /^Massachusetts: more often than in the US, 1\.\d times as often\.$/,
  );
});

test("a map is summed up by the states where the name is used more, and less", () => {
  expect(mapSummary(mapOf("olivia", "F"))).toBe(
    "More often than in the US in 5 states, most of all in New Hampshire, California and Connecticut. Less often in 14 states.",
  );
  expect(mapSummary({ shades: [{ word: "about", times: 1 }] })).toBe(
    "About as often as in the US wherever we can say.",
  );
});
