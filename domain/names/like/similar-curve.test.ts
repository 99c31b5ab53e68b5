import { expect, test } from "vitest";
import { drawCurves } from "./candidate-curves.ts";
import { listCandidates } from "./candidates.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { createSimilarCurve } from "./similar-curve.ts";

const rising = (top: number) => Array.from({ length: 40 }, (_, year) => Math.round((top * (year + 1)) / 40));
const records = recordsByHand(1986, 2025, {
  Ada: { F: rising(2000) },
  Bea: { F: rising(1900) },
  Cleo: { F: rising(60) },
  Fall: { F: rising(2000).toReversed() },
  Parker: { F: rising(1500), M: rising(2500).toReversed() },
  Quinn: { F: rising(2000).toReversed(), M: rising(2500) },
  Rest: { F: years(40, 90_000), M: years(40, 90_000) },
  Thin: { F: rising(24), M: rising(3000) },
});
const unisex = ["Parker", "Quinn", "Thin"].map((name) => curatedByHand({ name, gender: "unisex" }));
const candidates = listCandidates(records, unisex);
const similarCurve = createSimilarCurve(records, drawCurves(records, candidates));

/** Names suggested beside another, with their reasons. */
function beside(name: string): string[] {
  const self = candidates.find(({ id }) => id === foldName(name));
  if (self === undefined) throw new Error(`${name} is a candidate.`);
  return similarCurve((each) => each !== self, { ...self, name }).map(
    ({ candidate, because }) => `${candidate.id}: ${because}`,
  );
}

test("of two curves equally alike, the name about as common comes first", () => {
  expect(beside("Ada").filter((each) => !each.startsWith("parker"))).toEqual([
    "bea: Highest in 2025, as Ada was",
    "cleo: Highest in 2025, as Ada was",
  ]);
});

test("a curve that is not alike is left out, however few remain", () => {
  expect(beside("Ada").join()).not.toContain("fall");
});

test("a unisex name is compared by its curve of the subject's sex, though most of it be the other", () => {
  expect(beside("Ada")).toContain("parker: Highest in 2025 among girls, as Ada was");
  expect(beside("Ada").join()).not.toContain("quinn");
  expect(beside("Fall")).toContain("quinn: Highest in 1986 among girls, as Fall was");
});

test("a unisex subject is compared by its main sex", () => {
  expect(beside("Quinn")).toEqual(["thin: Highest in 2025 among boys, as Quinn was"]);
});

test("a unisex name of mostly the other sex, hardly given to the subject's, is left out", () => {
  expect(beside("Ada").join()).not.toContain("thin");
});

test("a like curve of which no fact can be told is left out, and the next takes its place", () => {
  const flat = (top: number) => Array.from({ length: 60 }, (_, year) => (year === top ? 1010 : 1000));
  const level = recordsByHand(1966, 2025, {
    Ada: { F: flat(5) },
    Bea: { F: flat(36) },
    Cleo: { F: flat(12).map((births) => births * 2) },
    Rest: { F: years(60, 90_000) },
  });
  const [ada, ...others] = listCandidates(level, []).filter(({ id }) => id !== "rest");
  if (ada === undefined) throw new Error("Ada is a candidate.");
  const found = createSimilarCurve(level, drawCurves(level, [ada, ...others]))(
    (each) => others.includes(each),
    {
      ...ada,
      name: "Ada",
    },
  );
  expect(found.map(({ because }) => because)).toEqual(["Peaked in 1978, seven years after Ada"]);
});

test("a name without births has no curve to be like", () => {
  const nobody = { id: "nobody", record: -1, gender: "girl", births: 0, name: "Nobody" } as const;
  expect(similarCurve(() => true, nobody)).toEqual([]);
});
