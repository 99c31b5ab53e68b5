import { expect, test } from "vitest";
import { answered, beginDown } from "#domain/together/judging/down-to-one.ts";
import type { Verdict } from "#domain/together/judging/verdict.ts";
import { evidenceFrom } from "./evidence-from.ts";

const judging = (verdicts: Readonly<Record<string, Verdict>>) =>
  Object.entries(verdicts).map(([id, verdict]) => ({ id, own: null, verdict }));
const names = ["ada", "bea", "cora", "della"].map((id) => ({ id, own: null }));

test("a name counts once: what is saved is liked, whatever else was said of it", () => {
  expect(
    evidenceFrom({
      together: { judged: judging({ ada: "love", bea: "like", cora: "no", della: "no" }), down: null },
      saved: ["bea", "cora", "elsie"],
      removed: ["ada", "della", "flora"],
    }),
  ).toEqual({
    liked: [
      { id: "ada", isLoved: true },
      { id: "bea", isLoved: false },
      { id: "cora", isLoved: false },
      { id: "elsie", isLoved: false },
    ],
    refused: ["della"],
    removed: ["flora"],
    duels: [],
  });
});

test("duels count that one person has answered; of two on one device nobody knows whose taste it is", () => {
  const duelsOf = (people: 1 | 2) =>
    evidenceFrom({
      together: { judged: [], down: answered(beginDown(names, people), 0, { winner: 2, loser: 0 }) },
      saved: [],
      removed: [],
    }).duels;
  expect(duelsOf(1)).toEqual([{ winner: "cora", loser: "ada" }]);
  expect(duelsOf(2)).toEqual([]);
});
