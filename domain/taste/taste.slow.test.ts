import { describe, expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { findHidden } from "#tools/bench/taste/hidden-names.ts";
import { openShelf } from "#tools/bench/taste/open-shelf.ts";
import { simulateUsers } from "#tools/bench/taste/simulated-users.ts";
import { rounds } from "#tests/support/matrix.ts";
import { cardsByTaste } from "./cards-by-taste.ts";
import { drawnByTaste } from "./by-taste.ts";
import { learnTaste, likesKnown, NO_EVIDENCE, type TasteEvidence } from "./learn-taste.ts";
import { LINE_RULE, linesOf, mutedBy } from "./likes-say.ts";
import { product } from "./taste-model.ts";
import { hasTrait } from "./taste-shelf.ts";

const shelf = openShelf();
const liking = (names: string): TasteEvidence => ({
  ...NO_EVIDENCE,
  liked: names.split(" ").map((id) => ({ id, isLoved: false })),
});
const GRANDMOTHERS = liking("mabel hattie pearl dorothy edith florence josephine");
const NOTHING = new Set<string>();

/** How much somebody likes a name. */
function worth(evidence: TasteEvidence, id: string, muted: ReadonlySet<string> = NOTHING): number {
  const item = shelf.byId.get(id) ?? expect.fail(id);
  return product(learnTaste(shelf, evidence, muted).mean, item.vector);
}

describe("A taste", () => {
  test("is found in what was liked: of the hidden names of style lists, three times as many as by births", () => {
    const { names, byTaste, byBirths, byBirthsOfSex } = findHidden(shelf, rounds({ few: 5, all: 1 }));
    process.stdout.write(
      `Hidden names found: ${byTaste} of ${names}; ${byBirths} by births, ${byBirthsOfSex} in the same sex\n`,
    );
    expect(byTaste).toBeGreaterThanOrEqual(3 * byBirths);
    expect(byTaste).toBeGreaterThanOrEqual(3 * byBirthsOfSex);
  });

  // 500 of them in taste.full.test.ts.
  test("makes ten users with known tastes like twice as many of the cards 21 to 60", () => {
    const { byTaste, evenly } = simulateUsers(shelf, 10, 1);
    expect(byTaste).toBeGreaterThanOrEqual(2 * evenly);
  });

  test("follows likes, and flees from what was refused or removed", () => {
    expect(worth(GRANDMOTHERS, "ethel")).toBeGreaterThan(worth(GRANDMOTHERS, "brittany"));
    const refusing = { ...GRANDMOTHERS, refused: ["gladys", "bertha", "mildred"] };
    expect(worth(refusing, "ethel")).toBeLessThan(worth(GRANDMOTHERS, "ethel"));
    const removing = { ...GRANDMOTHERS, removed: ["gladys", "bertha", "mildred"] };
    expect(worth(removing, "ethel")).toBeLessThan(worth(GRANDMOTHERS, "ethel"));
    expect(worth(removing, "ethel")).toBeGreaterThan(worth(refusing, "ethel"));
  });

  test("is stronger for a love, and leans on duels", () => {
    const loving = { ...NO_EVIDENCE, liked: GRANDMOTHERS.liked.map(({ id }) => ({ id, isLoved: true })) };
    expect(worth(loving, "ethel")).toBeGreaterThan(worth(GRANDMOTHERS, "ethel"));
    const dueling = { ...NO_EVIDENCE, duels: [{ winner: "mabel", loser: "brittany" }] };
    expect(worth(dueling, "hattie")).toBeGreaterThan(worth(NO_EVIDENCE, "hattie"));
    expect(worth(dueling, "courtney")).toBeLessThan(worth(NO_EVIDENCE, "courtney"));
  });

  test("leaves aside what is no name of the copy", () => {
    const odd = { ...liking("mabel zzzz"), duels: [{ winner: "mabel", loser: "zzzz" }], refused: ["zzzz"] };
    expect(likesKnown(shelf, odd)).toBe(1);
    expect(worth(odd, "hattie")).toBe(worth(liking("mabel"), "hattie"));
  });
});

describe("Names by taste", () => {
  test("are worth what their vectors say, to rounding", () => {
    const { mean } = learnTaste(shelf, GRANDMOTHERS, NOTHING);
    const worthOf = shelf.worthUnder(mean);
    const apart = shelf.items.map((item) => Math.abs(worthOf(item) - product(mean, item.vector)));
    expect(Math.max(...apart)).toBeLessThan(1e-9);
  });

  test("are distinct, of those given, and others at the next draw", () => {
    const model = learnTaste(shelf, GRANDMOTHERS, NOTHING);
    const girls = shelf.items.filter(({ name }) => name.babyName.gender === "girl");
    const draw = (seed: number) =>
      drawnByTaste(shelf, model, girls, 12, seededDice(seed)).map(({ id }) => id);
    expect(new Set(draw(1)).size).toBe(12);
    expect(draw(1).every((id) => shelf.byId.get(id)?.name.babyName.gender === "girl")).toBe(true);
    expect(draw(2)).not.toEqual(draw(1));
    expect(drawnByTaste(shelf, model, girls.slice(0, 5), 12, seededDice(1))).toHaveLength(5);
  });

  test("are seven of ten cards; three stay chance", () => {
    const model = learnTaste(shelf, GRANDMOTHERS, NOTHING);
    const ids = shelf.items.map(({ id }) => id);
    const asked: ReadonlySet<string>[] = [];
    const others = (count: number, taken: ReadonlySet<string>) => {
      asked.push(taken);
      return ids.filter((id) => !taken.has(id)).slice(0, count);
    };
    const cards = cardsByTaste(shelf, model, { ids, count: 10, others }, seededDice(1));
    expect(new Set(cards).size).toBe(10);
    expect(asked).toEqual([new Set(cards.slice(0, 7))]);
  });
});

describe("What likes say", () => {
  const lines = linesOf(shelf, GRANDMOTHERS, NOTHING);

  test("is true of them by the rule, counted anew", () => {
    const has = (id: string, key: string) =>
      shelf.items.some((item) => item.id === id && hasTrait(item, key));
    expect(lines.map(({ key }) => key)).toContain("peak:1880");
    for (const { key, liked, of, inHundred } of lines) {
      expect(of).toBe(7);
      expect(GRANDMOTHERS.liked.filter(({ id }) => has(id, key))).toHaveLength(liked);
      expect(liked).toBeGreaterThanOrEqual(LINE_RULE.likes);
      expect(liked / of).toBeGreaterThanOrEqual(LINE_RULE.part);
      const girls = shelf.items.filter(({ name }) => name.babyName.gender === "girl");
      const part = girls.filter((item) => hasTrait(item, key)).length / girls.length;
      expect(liked / of).toBeGreaterThanOrEqual(LINE_RULE.times * part);
      expect(inHundred).toBe(Math.round(100 * part));
    }
  });

  test("stays away once it is taken out", () => {
    const [first] = lines;
    const left = linesOf(shelf, GRANDMOTHERS, new Set([first?.key ?? ""])).map(({ key }) => key);
    expect(left).not.toContain(first?.key);
    expect(left).toContain(lines[1]?.key);
  });

  test("is little for few likes, and nothing for none", () => {
    expect(linesOf(shelf, liking("mabel hattie"), NOTHING)).toEqual([]);
    expect(linesOf(shelf, NO_EVIDENCE, NOTHING)).toEqual([]);
  });

  test("has no effect any more when it is taken out, down to the last bit", () => {
    const muted = mutedBy(["peak:1880", "band:familiar"]);
    expect(muted).toEqual(
      new Set(["peak:1880", "era:1880", "era:1910", "era:1920", "band:familiar", "births"]),
    );
    const { mean } = learnTaste(shelf, GRANDMOTHERS, muted);
    shelf.keys.forEach((key, place) => {
      if (muted.has(key)) expect(mean[place], key).toBe(0);
    });
    const timeless = mutedBy(["peak:1880"]);
    expect(worth(GRANDMOTHERS, "ethel", timeless)).toBeLessThan(worth(GRANDMOTHERS, "ethel"));
  });
});
