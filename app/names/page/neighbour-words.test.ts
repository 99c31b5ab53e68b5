import { expect, test } from "vitest";
import type { Neighbour } from "#domain/names/name-page.ts";
import { namePageByHand } from "./name-page-by-hand.ts";
import { neighbourGroups, receivedSpark } from "./neighbour-words.ts";

const ada: Neighbour = {
  summary: { ...namePageByHand({ id: "ada" }).summary, spark: { girl: [99, 4, 0] } },
  reason: "Peaked in 1896, one year before Ann",
};

test("lists stand by reason, empty ones are left out", () => {
  const groups = neighbourGroups(namePageByHand({ sameStart: [ada], similarCurve: [ada] }));
  expect(groups.map(({ title }) => title)).toEqual(["Similar curve", "Same start"]);
});

test("a curve is sent only where it is the reason, and arrives as it was", () => {
  const [curve, start] = neighbourGroups(namePageByHand({ sameStart: [ada], similarCurve: [ada] }));
  const sent = curve?.names[0]?.spark;
  expect(start?.names[0]?.spark).toBeNull();
  expect(sent && receivedSpark(sent)).toEqual({ girl: [99, 4, 0] });
});
