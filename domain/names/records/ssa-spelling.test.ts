import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { idOf, recordOf, ssaSpelling } from "./ssa-spelling.ts";

const records = recordsByHand(2025, 2025, { Oconnor: { M: [9] }, Zoe: { F: [9] } });

test("SSA writes one capital and small letters", () => {
  expect(ssaSpelling("oconnor")).toBe("Oconnor");
  expect(ssaSpelling("")).toBe("");
});

test("a name is found by its id, and gives it back", () => {
  expect(recordOf(records, "zoe")).toBe(1);
  expect(idOf(records, 1)).toBe("zoe");
  expect(recordOf(records, "zo")).toBe(-1);
  expect(recordOf(records, "")).toBe(-1);
});

test("a name as SSA writes it is no id", () => {
  for (const spelling of ["Zoe", "ZOE", "zoë", " zoe "]) expect(recordOf(records, spelling)).toBe(-1);
});
