import { expect, test } from "vitest";
import { inRealUse, listCandidates, sharesSex } from "./candidates.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(2016, 2025, {
  Enough: { F: [...years(7, 0), 25, 25, 25] },
  Fading: { F: [...years(5, 900), 25, 25, 24, 24, 24] },
  Shared: { F: [...years(7, 0), 13, 13, 13], M: [...years(7, 0), 12, 12, 12] },
  Spike: { M: [...years(9, 0), 500] },
  Zoe: { F: [5] },
});
const candidates = listCandidates(records, [
  curatedByHand({ name: "Zoë", origin: "Greek" }),
  curatedByHand({ name: "Gwenllian", origin: "Welsh" }),
]);

test("a candidate is curated, or was given to 25 babies in each of three of the last five years", () => {
  expect(candidates.map(({ id }) => id)).toEqual(["enough", "gwenllian", "shared", "zoe"]);
});

test("a curated candidate has its origin, another none; births are of both sexes", () => {
  expect(candidates.find(({ id }) => id === "zoe")).toMatchObject({
    gender: "girl",
    origin: "Greek",
    births: 5,
  });
  expect(candidates.find(({ id }) => id === "shared")).toMatchObject({
    gender: "unisex",
    origin: null,
    births: 75,
  });
});

test("a curated name on no record is a candidate too", () => {
  expect(candidates.find(({ id }) => id === "gwenllian")).toMatchObject({ record: -1, births: 0 });
});

test("a name in real use may be hardly in use for one of its sexes", () => {
  const shared = records.indexOf("Shared");
  expect([
    inRealUse(records, shared),
    inRealUse(records, shared, "F"),
    inRealUse(records, shared, "M"),
  ]).toEqual([true, false, false]);
  expect(inRealUse(records, records.indexOf("Enough"), "F")).toBe(true);
});

test("girls' and boys' names do not mix, and a unisex name goes with both", () => {
  expect(sharesSex("girl", "boy")).toBe(false);
  expect(sharesSex("girl", "girl")).toBe(true);
  expect(sharesSex("boy", "unisex")).toBe(true);
  expect(sharesSex("unisex", "girl")).toBe(true);
});
