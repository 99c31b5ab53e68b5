import { expect, test } from "vitest";
import { MAP_COLUMNS, MAP_ROWS, stateOfCode, stateOfSlug, STATES, stateSlug } from "./states.ts";

test("51 tiles, none upon another, all on the map", () => {
  expect(STATES).toHaveLength(51);
  expect(new Set(STATES.map(({ row, column }) => `${row} ${column}`)).size).toBe(51);
  for (const { row, column } of STATES) {
    expect(row).toBeLessThan(MAP_ROWS);
    expect(column).toBeLessThan(MAP_COLUMNS);
  }
  expect(STATES.map(({ code }) => code)).toEqual(STATES.map(({ code }) => code).toSorted());
});

test("a state is found by its code and by its address", () => {
  for (const [place, state] of STATES.entries()) {
    expect(stateOfCode(state.code.toLowerCase())).toBe(place);
    expect(stateOfSlug(stateSlug(state))).toBe(place);
  }
  expect(stateOfSlug("district-of-columbia")).toBe(stateOfCode("DC"));
  expect(stateOfCode("PR")).toBe(-1);
  expect(stateOfSlug("Ohio")).toBe(-1);
});
