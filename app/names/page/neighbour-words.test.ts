import { expect, test } from "vitest";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { Neighbour } from "#domain/names/page/name-page.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { neighbourWords } from "./neighbour-words.ts";
import { unpackNeighbour } from "./packed-neighbour.ts";

const neighbour = (id: string, curated = true): Neighbour => ({
  summary: { ...namePageByHand({ id }).summary, curated, spark: { girl: [99, 4, 0] } },
  reason: `Like ${id}`,
});
const like = (id: string, curated = true): LikeName => ({
  summary: neighbour(id, curated).summary,
  reasons: ["ends like Ann", "also Hebrew"],
});

const firstOf = (...given: Parameters<typeof neighbourWords>) =>
  neighbourWords(...given).first.map((packed) => unpackNeighbour(packed, 2025));

test("six at first, those with a page of words before the others, with their reasons in one line", () => {
  const names = ["ada", "bea", "cleo", "dora", "eve", "fay", "gia", "hope"];
  const first = firstOf(
    namePageByHand({ similarCurve: [neighbour("ivy")] }),
    names.map((id) => like(id, id !== "ada")),
  );
  expect(first.map(({ babyName }) => babyName.id)).toEqual(names.slice(1, 7));
  expect(first[0]?.reason).toBe("Ends like Ann; also Hebrew");
});

test("where few are like it, names of its curve, origin or start come in", () => {
  const page = namePageByHand({
    similarCurve: [neighbour("ivy", false)],
    sameStart: [neighbour("anna"), neighbour("ada")],
  });
  expect(firstOf(page, [like("ada")]).map(({ babyName }) => babyName.id)).toEqual(["ada", "anna", "ivy"]);
  expect(neighbourWords(page, [like("ada")]).more).toBeNull();
});

test("the others are in lists by reason, none of them twice; a curve is drawn only where it is the reason", () => {
  const names = ["ada", "bea", "cleo", "dora", "eve", "fay", "gia"];
  const page = namePageByHand({
    similarCurve: [neighbour("ivy"), neighbour("gia")],
    sameStart: [neighbour("abe", false), neighbour("anna")],
  });
  const { more } = neighbourWords(
    page,
    names.map((id) => like(id)),
  );
  expect(
    Array.from(more?.matchAll(/<h3>(.*?)<|href="\/names\/(.*?)"/g) ?? [], ([, h, id]) => h ?? id),
  ).toEqual(["Also similar", "gia", "Similar curve", "ivy", "Same start", "anna", "abe"]);
  expect(more?.match(/<svg class=spark/g)).toHaveLength(1);
});
