import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { describeMembers, withFamilies } from "./sound-family.ts";

const records = recordsByHand(2024, 2025, {
  Jaxon: { M: [20, 30] },
  Jackson: { F: [0, 5], M: [40, 10] },
  Mia: { F: [50, 50] },
});
const families = withFamilies(records, [["Jaxon", "Jackson"]]);
const jackson = records.indexOf("Jackson");

test("a family is a record of its own: the sum of its spellings, without a rank", () => {
  const record = families.familyOf(jackson)?.record ?? -1;
  expect([...families.records.counts(record, "M")]).toEqual([60, 40]);
  expect(families.records.countIn(record, "M", 2024)).toBe(60);
  expect(families.records.total(record, "F")).toBe(5);
  expect(families.records.latest(record, "M")).toBe(40);
  expect(families.records.recent(record, "M")).toBe(100);
  expect(families.records.rankIn(record, "M", 2024)).toBe(0);
});

test("a single spelling keeps its own figures and rank", () => {
  expect([...families.records.counts(jackson, "M")]).toEqual([40, 10]);
  expect(families.records.rankIn(jackson, "M", 2024)).toBe(1);
});

test("members stand by births of the last ten years, each with those of the last one", () => {
  const family = families.familyOf(jackson);
  expect(family).toBe(families.familyOf(records.indexOf("Jaxon")));
  expect(family && describeMembers(records, family)).toEqual([
    { id: "jackson", name: "Jackson", births: 15 },
    { id: "jaxon", name: "Jaxon", births: 30 },
  ]);
});

test("a name in no list has no family, and a spelling on no record is refused", () => {
  expect(families.familyOf(records.indexOf("Mia"))).toBeUndefined();
  expect(() => withFamilies(records, [["Mia", "Mmia"]])).toThrow("Mmia");
});
