import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { decadeSpan, yearSpan } from "./span.ts";
import { topNames } from "./top-names.ts";

const records = recordsByHand(2018, 2025, {
  Ada: { F: [9, 9, 0, 0, 0, 40, 40, 60] },
  Bea: { F: [7, 0, 0, 0, 0, 0, 50, 30] },
  Cleo: { F: [0, 0, 0, 0, 0, 0, 0, 30] },
  Dan: { M: [0, 0, 0, 0, 0, 0, 90, 80] },
});

test("names stand by rank, ties by the alphabet, with their change since the year before", () => {
  expect(topNames(records, "F", yearSpan(2025, records)).rows).toEqual([
    { id: "ada", name: "Ada", rank: 1, births: 60, oneIn: 2, change: 1 },
    { id: "bea", name: "Bea", rank: 2, births: 30, oneIn: 4, change: -1 },
    { id: "cleo", name: "Cleo", rank: 3, births: 30, oneIn: 4, change: null },
  ]);
});

test("a decade adds up its years so far, and is held against the decade before", () => {
  const { rows, facts } = topNames(records, "F", decadeSpan(2020, records));
  expect(rows.map(({ name, births, change }) => [name, births, change])).toEqual([
    ["Ada", 140, 0],
    ["Bea", 80, 0],
    ["Cleo", 30, null],
  ]);
  expect(facts.leader).toEqual({ id: "ada", name: "Ada", since: null, years: 2 });
});

test("in the first year of the records nothing can have changed", () => {
  const { rows, facts } = topNames(records, "F", yearSpan(2018, records));
  expect(rows.map(({ change }) => change)).toEqual([null, null]);
  expect(facts).toMatchObject({ newcomers: null, climber: null, faller: null, leaderBefore: null });
});

test("what is told of a year: births, who leads since when, who is new, who moved most", () => {
  const { facts, curves } = topNames(records, "F", yearSpan(2025, records));
  expect(facts).toMatchObject({
    births: 120,
    names: 3,
    firstTen: 1,
    leader: { name: "Ada", since: 2025, years: 1 },
    leaderBefore: { name: "Bea" },
    second: { name: "Bea" },
    ahead: 30,
  });
  expect(facts.newcomers?.map(({ name, from, to }) => [name, from, to])).toEqual([["Cleo", null, 3]]);
  expect([facts.climber?.name, facts.faller?.name]).toEqual(["Ada", "Bea"]);
  expect(topNames(records, "F", yearSpan(2023, records)).facts.leader).toMatchObject({ since: 2023 });
  expect(curves[0]).toMatchObject({ name: "Ada", peak: { year: 2019, oneIn: 1 } });
});
