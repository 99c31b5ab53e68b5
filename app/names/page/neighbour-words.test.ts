import { expect, test } from "vitest";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { Neighbour } from "#domain/names/page/name-page.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { neighbourGroups } from "./neighbour-words.ts";
import { unpackNeighbour } from "./packed-neighbour.ts";

const ada: Neighbour = {
  summary: { ...namePageByHand({ id: "ada" }).summary, spark: { girl: [99, 4, 0] } },
  reason: "Peaked in 1896, one year before Ann",
};

const eve: Neighbour = { ...ada, summary: namePageByHand({ id: "eve" }).summary };

const groupsOf = (...given: Parameters<typeof neighbourGroups>) =>
  neighbourGroups(...given).groups.map(({ names, ...group }) => ({
    ...group,
    names: names.map((packed) => unpackNeighbour(packed, 2025)),
  }));

test("lists stand by reason, empty ones are left out", () => {
  const groups = groupsOf(namePageByHand({ sameStart: [ada], similarCurve: [ada] }), []);
  expect(groups.map(({ title }) => title)).toEqual(["Similar curve", "Same start"]);
});

test("a curve is drawn only where it is the reason", () => {
  const page = namePageByHand({ sameStart: [ada], similarCurve: [eve] });
  expect(groupsOf(page, []).map(({ hasCurves }) => hasCurves)).toEqual([true, false]);
  const { parts } = neighbourGroups(page, []);
  expect(Object.keys(parts)).toEqual(["spark-eve"]);
  expect(parts["spark-eve"]).toContain('role=img aria-label="');
});

test("names like these come first, with their reasons in one line, and stand in no list below", () => {
  const like: LikeName = { summary: ada.summary, reasons: ["ends like Ann", "also Hebrew"] };
  const groups = groupsOf(namePageByHand({ sameStart: [ada], similarCurve: [eve] }), [like]);
  expect(groups.map(({ title, names }) => [title, ...names.map(({ babyName }) => babyName.id)])).toEqual([
    ["Names like these", "ada"],
    ["Similar curve", "eve"],
  ]);
  expect(groups[0]?.names[0]?.reason).toBe("Ends like Ann; also Hebrew");
});
