import { expect, test } from "vitest";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { Neighbour, Neighbours } from "#domain/names/page/name-page.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { neighbourWords } from "./neighbour-words.ts";
import { unpackNeighbour } from "./packed-neighbour.ts";

const neighbour = (id: string): Neighbour => ({
  summary: { ...namePageByHand({ id }).summary, curated: true, spark: { girl: [99, 4, 0] } },
  reason: `Like ${id}`,
});
const like = (id: string): LikeName => ({
  summary: neighbour(id).summary,
  reasons: () => ["ends like Ann", "also Hebrew"],
});

/** Search engines may show all names but the rare ones. */
const wordsOf = (neighbours: Partial<Neighbours>, names: readonly string[], rare = "") =>
  neighbourWords(
    { firstYear: 2016, lastYear: 2025 },
    { sameStart: [], similarCurve: [], sameOrigin: [], ...neighbours, like: names.map((id) => like(id)) },
    { isIndexed: (id) => id !== rare },
  );
const firstOf = (...given: Parameters<typeof wordsOf>) =>
  wordsOf(...given).first.map((packed) => unpackNeighbour(packed, 2025));

test("six at first, those that search engines may show before the others, with their reasons in one line", () => {
  const names = ["ada", "bea", "cleo", "dora", "eve", "fay", "gia", "hope"];
  const first = firstOf({ similarCurve: [neighbour("ivy")] }, names, "ada");
  expect(first.map(({ babyName }) => babyName.id)).toEqual(names.slice(1, 7));
  expect(first[0]?.reason).toBe("Ends like Ann; also Hebrew");
});

test("where few are like it, names of its curve, origin or start come in", () => {
  const neighbours = {
    similarCurve: [neighbour("ivy")],
    sameStart: [neighbour("anna"), neighbour("ada")],
  };
  const first = firstOf(neighbours, ["ada"], "ivy");
  expect(first.map(({ babyName }) => babyName.id)).toEqual(["ada", "anna", "ivy"]);
  expect(wordsOf(neighbours, ["ada"]).more).toBeNull();
});

test("the others are in lists by reason, none of them twice; a curve is drawn only where it is the reason", () => {
  const neighbours = {
    similarCurve: [neighbour("ivy"), neighbour("gia")],
    sameStart: [neighbour("abe"), neighbour("anna")],
  };
  const { more } = wordsOf(neighbours, ["ada", "bea", "cleo", "dora", "eve", "fay", "gia"], "abe");
  expect(
    Array.from(more?.matchAll(/<h3>(.*?)<|href="\/names\/(.*?)"/g) ?? [], ([, h, id]) => h ?? id),
  ).toEqual(["Also similar", "gia", "Similar curve", "ivy", "Same start", "anna", "abe"]);
  expect(more?.match(/<svg class=spark/g)).toHaveLength(1);
});
