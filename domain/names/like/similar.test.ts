import { expect, test } from "vitest";
import type { Gender } from "#domain/names/entry/gender.ts";
import { gatherOnce } from "./candidate-curves.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { createNeighbourhood } from "./similar.ts";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

const up = (top: number) => Array.from({ length: 60 }, (_, year) => Math.round((top * year) / 59));
const down = (top: number) => up(top).toReversed();
const records = recordsByHand(1966, 2025, {
  Anna: { F: up(600) },
  Annabel: { F: up(500) },
  Annick: { F: years(60, 4) },
  Bridget: { F: down(3000).map((births) => births + 60) },
  Clea: { F: up(400) },
  Dan: { M: up(500) },
  Jo: { F: up(100), M: up(100) },
  Lucia: { F: up(550) },
  Rest: { F: years(60, 9000), M: years(60, 9000) },
  Wren: { F: up(120), M: up(120) },
});
const entries = [
  curatedByHand({ name: "Anna", origin: "Hebrew" }),
  curatedByHand({ name: "Lucia", origin: "Hebrew" }),
  curatedByHand({ name: "Wren", origin: "English", gender: "unisex" }),
];
const summaryOf = (id: string) => {
  const entry = entries.find(({ name }) => foldName(name) === id);
  return entry ? summariseCurated(records, entry) : summariseRecord(records, recordOf(records, id));
};
const neighboursOf = createNeighbourhood(records, gatherOnce(records, entries), summaryOf);
const genders = (id: string): Gender[] =>
  neighboursOf(summaryOf(id)).similarCurve.map((each) => each.summary.gender);
const named = (id: string, list: "sameStart" | "sameOrigin" | "similarCurve") =>
  neighboursOf(summaryOf(id))[list].map(({ summary, reason }) => `${summary.name}: ${reason}`);

test("each list has its own names, with its own reason", () => {
  expect(named("anna", "sameOrigin")).toEqual(["Lucia: Also Hebrew; 1 in 21 girls"]);
  expect(named("anna", "sameStart")).toEqual(["Annabel: Also starts with Ann; 1 in 23 girls"]);
  expect(named("anna", "similarCurve")).toContain("Clea: Highest in 2025, as Anna was");
});

test("a name stands in one list at most, and never beside itself", () => {
  const { sameStart, sameOrigin, similarCurve } = neighboursOf(summaryOf("anna"));
  const ids = [...sameStart, ...sameOrigin, ...similarCurve].map(({ summary }) => summary.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain("anna");
});

test("a curve that falls is not like one that rises", () => {
  expect(named("anna", "similarCurve").join()).not.toContain("Bridget");
});

test("a name hardly in use is never suggested, yet has neighbours itself", () => {
  expect(named("anna", "sameStart").join()).not.toContain("Annick");
  expect(named("annick", "sameStart")).toHaveLength(2);
});

test("boys' names are not suggested for a girls' name; a unisex name finds unisex curves", () => {
  expect(genders("anna")).not.toContain("boy");
  expect(new Set(genders("wren"))).toEqual(new Set(["unisex"]));
});

test("the same question has the same answer", () => {
  expect(neighboursOf(summaryOf("clea"))).toEqual(neighboursOf(summaryOf("clea")));
});
