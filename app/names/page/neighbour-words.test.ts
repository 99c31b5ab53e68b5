import { expect, test } from "vitest";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { Neighbour } from "#domain/names/page/name-page.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { neighbourGroups, receivedSpark } from "./neighbour-words.ts";

const ada: Neighbour = {
  summary: { ...namePageByHand({ id: "ada" }).summary, spark: { girl: [99, 4, 0] } },
  reason: "Peaked in 1896, one year before Ann",
};

const eve: Neighbour = { ...ada, summary: namePageByHand({ id: "eve" }).summary };

test("lists stand by reason, empty ones are left out", () => {
  const groups = neighbourGroups(namePageByHand({ sameStart: [ada], similarCurve: [ada] }), []);
  expect(groups.map(({ title }) => title)).toEqual(["Similar curve", "Same start"]);
});

test("a curve is sent only where it is the reason, and arrives as it was", () => {
  const [curve, start] = neighbourGroups(namePageByHand({ sameStart: [ada], similarCurve: [ada] }), []);
  const sent = curve?.names[0]?.spark;
  expect(start?.names[0]?.spark).toBeNull();
  expect(sent && receivedSpark(sent)).toEqual({ girl: [99, 4, 0] });
});

test("names like these come first, with their reasons in one line, and stand in no list below", () => {
  const like: LikeName = { summary: ada.summary, reasons: ["ends like Ann", "also Hebrew"] };
  const groups = neighbourGroups(namePageByHand({ sameStart: [ada], similarCurve: [eve] }), [like]);
  expect(groups.map(({ title, names }) => [title, ...names.map(({ babyName }) => babyName.id)])).toEqual([
    ["Names like these", "ada"],
    ["Similar curve", "eve"],
  ]);
  expect(groups[0]?.names[0]).toMatchObject({ reason: "Ends like Ann; also Hebrew", spark: null });
});
