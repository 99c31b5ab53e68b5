import { expect, test } from "vitest";
import { listCandidates } from "./candidates.ts";
import { recordsByHand, years } from "./records-by-hand.ts";
import { createSimilarCurve } from "./similar-curve.ts";

const rising = (top: number) => Array.from({ length: 40 }, (_, year) => Math.round((top * (year + 1)) / 40));
const records = recordsByHand(1986, 2025, {
  Ada: { F: rising(2000) },
  Bea: { F: rising(1900) },
  Cleo: { F: rising(60) },
  Fall: { F: rising(2000).toReversed() },
  Rest: { F: years(40, 90_000), M: years(40, 90_000) },
});
const candidates = listCandidates(records, []);
const similarCurve = createSimilarCurve(records, candidates);

/** Names suggested beside Ada, with their reasons. */
function besideAda(): string[] {
  const ada = candidates.find(({ id }) => id === "ada");
  const others = candidates.filter(({ id }) => id !== "ada");
  if (ada === undefined) throw new Error("Ada is a candidate.");
  return similarCurve(others, { ...ada, name: "Ada" }).map(
    ({ candidate, because }) => `${candidate.id}: ${because}`,
  );
}

test("of two curves equally alike, the name about as common comes first", () => {
  expect(besideAda().slice(0, 2)).toEqual([
    "bea: Highest in 2025, as Ada was",
    "cleo: Highest in 2025, as Ada was",
  ]);
});

test("a curve that is not alike is left out, however few remain", () => {
  expect(besideAda().join()).not.toContain("fall");
});

test("a name without births has no curve to be like", () => {
  const nobody = { id: "nobody", record: -1, gender: "girl", births: 0, name: "Nobody" } as const;
  expect(similarCurve(candidates, nobody)).toEqual([]);
});
