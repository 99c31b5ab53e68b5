import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { createDraw, type Drawable } from "./draw-hand.ts";
import { MOODS } from "./mood.ts";

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

type Named = Drawable & { readonly id: number };

function namesOf(size: number, of: (id: number) => Partial<Drawable>): readonly Named[] {
  const genders: readonly Gender[] = ["girl", "boy"];
  return Array.from({ length: size }, (_, id) => ({
    id,
    gender: genders[id % 2] ?? "girl",
    origin: `${id % 9}`,
    births: 400 * (id + 1),
    isWorn: false,
    family: null,
    ...of(id),
  }));
}

const idsOf = (names: readonly Named[]) => names.map(({ id }) => id);

test("names are distinct, and as many as asked for or as there are", () => {
  const names = namesOf(20, () => ({}));
  for (const mood of MOODS) {
    const draw = createDraw(names, mood);
    for (const count of [0, 1, 2, 12, 20, 50]) {
      const drawn = idsOf(draw(count, seededDice(count)));
      expect(new Set(drawn).size, `${mood} ${count}`).toBe(Math.min(count, 20));
    }
  }
  expect(createDraw([], "mixed")(12, seededDice(1))).toEqual([]);
});

test("the same dice draw the same, others others; dice that always fall alike still draw distinct names", () => {
  const draw = createDraw(
    namesOf(200, () => ({})),
    "mixed",
  );
  expect(draw(12, seededDice(7))).toEqual(draw(12, seededDice(7)));
  expect(draw(12, seededDice(7))).not.toEqual(draw(12, seededDice(8)));
  for (const fall of [0, 0.5, 1 - 2 ** -53]) expect(new Set(draw(12, () => fall)).size).toBe(12);
});

test("girls' and boys' names are alike, unless there are too few of one", () => {
  const draw = createDraw(
    namesOf(200, () => ({})),
    "mixed",
  );
  const few = createDraw(
    namesOf(200, (id) => ({ gender: id < 3 ? "boy" : "girl" })),
    "mixed",
  );
  for (const seed of SEEDS) {
    const girls = draw(11, seededDice(seed)).filter(({ gender }) => gender === "girl").length;
    expect([5, 6]).toContain(girls);
    expect(few(12, seededDice(seed)).filter(({ gender }) => gender === "boy")).toHaveLength(3);
  }
});

test("an origin has its third, unless nothing else is meant", () => {
  const most = (names: readonly Named[]) =>
    Math.max(...names.map(({ origin }) => names.filter((other) => other.origin === origin).length));
  const draw = createDraw(
    namesOf(300, (id) => ({ origin: id % 20 < 14 ? "English" : `${Math.floor((id % 20) / 2)}` })),
    "mixed",
  );
  const one = createDraw(
    namesOf(300, () => ({ origin: "Irish" })),
    "mixed",
  );
  // Of another origin there are only names that the mood does not mean.
  const unmeant = createDraw(
    namesOf(300, (id) => (id < 100 ? { births: 7 } : { origin: "English" })),
    "familiar",
  );
  for (const seed of SEEDS) {
    expect(most(draw(12, seededDice(seed)))).toBeLessThanOrEqual(4);
    expect(most(one(12, seededDice(seed)))).toBe(12);
    expect(most(unmeant(12, seededDice(seed)))).toBe(12);
  }
});

test("no two of a sound family, unless there is nothing else", () => {
  const names = namesOf(40, (id) => ({ family: id % 15 }));
  const draw = createDraw(names, "mixed");
  for (const seed of SEEDS) {
    expect(new Set(draw(12, seededDice(seed)).map(({ family }) => family)).size).toBe(12);
    expect(new Set(draw(20, seededDice(seed)).map(({ family }) => family)).size).toBe(15);
  }
});

test("names that a mood does not mean come last", () => {
  const names = namesOf(60, (id) => ({ births: id < 8 ? 5000 : 3 }));
  const draw = createDraw(names, "familiar");
  for (const seed of SEEDS)
    expect(draw(12, seededDice(seed)).filter(({ births }) => births === 5000)).toHaveLength(8);
});
