import { expect, test } from "vitest";
import type { SimilarCandidate } from "./candidates.ts";
import { sameStart } from "./same-start.ts";

const candidates = Object.entries({
  bo: 9,
  haven: 70,
  hazelle: 20,
  hazelyn: 30,
  harper: 900,
  henry: 999,
}).map(([id, births]): SimilarCandidate => ({
  id,
  record: 0,
  gender: "girl",
  births,
  origin: null,
  indexed: true,
}));
const told = (id: string, among = candidates) =>
  sameStart(among, id).map((each) => `${each.candidate.id}: ${each.because}`);

test("three shared letters come before two, and more births before fewer", () => {
  expect(told("hazel")).toEqual([
    "hazelyn: Also starts with Haz",
    "hazelle: Also starts with Haz",
    "harper: Also starts with Ha",
    "haven: Also starts with Ha",
  ]);
});

test("names that search engines may show come before rare spellings", () => {
  const some = candidates.map((each) => ({ ...each, indexed: !each.id.startsWith("haze") }));
  expect(told("hazel", some)).toEqual([
    "harper: Also starts with Ha",
    "haven: Also starts with Ha",
    "hazelyn: Also starts with Haz",
    "hazelle: Also starts with Haz",
  ]);
});

test("a name of two letters has only its two", () => {
  expect(told("bo")).toEqual(["bo: Also starts with Bo"]);
});

test("at most six are suggested", () => {
  const many = candidates.flatMap((each) => [each, { ...each, id: `${each.id}a` }]);
  expect(sameStart(many, "hazel")).toHaveLength(6);
});
