import { expect, test } from "vitest";
import type { SimilarCandidate } from "./candidates.ts";
import { sameOrigin } from "./same-origin.ts";

const of = (id: string, origin: SimilarCandidate["origin"], births: number): SimilarCandidate => {
  return { id, record: 0, gender: "girl", births, origin, indexed: true };
};
const candidates = [
  of("alba", "Latin", 900),
  of("bela", "Hungarian", 1000),
  of("clara", "Latin", 20_000),
  of("diana", "Latin", 1200),
  of("enna", null, 1000),
];
const ids = (origin: string, births: number) =>
  sameOrigin(candidates, origin, births).map((each) => each.candidate.id);

test("names of the same origin are found, those about as common first", () => {
  expect(ids("Latin", 1000)).toEqual(["alba", "diana", "clara"]);
  expect(ids("Latin", 15_000)).toEqual(["clara", "diana", "alba"]);
});

test("the reason names the origin", () => {
  expect(sameOrigin(candidates, "Hungarian", 5)[0]?.because).toBe("Also Hungarian");
});

test("an unknown origin is shared by none, and neither is one not recorded", () => {
  expect(sameOrigin([of("xan", "Unknown", 5)], "Unknown", 5)).toEqual([]);
  expect(ids("Not recorded", 1000)).toEqual([]);
});

test("at most six are suggested", () => {
  const many = Array.from({ length: 20 }, (_, n) => of(`name${n}`, "Latin", n));
  expect(sameOrigin(many, "Latin", 10)).toHaveLength(6);
});
