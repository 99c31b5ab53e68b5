import { expect, test } from "vitest";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { THEMES } from "#content/names/themes.ts";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import { rulesByDice } from "#domain/names/browse/rules-by-dice.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { copyNames } from "#domain/names/device/names-copy.ts";
import { familyNumbers } from "#domain/names/draw/family-numbers.ts";
import { type DrawBy, MOODS } from "#domain/names/draw/mood.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { rounds } from "#tests/support/matrix.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";

const SEEDS = Array.from({ length: rounds({ few: 200, all: 600 }) }, (_, seed) => seed);
const COUNT = 12;

const { names } = books;
const { rows } = copyNames(COLLECTION, records, [], []);
const ROWS = new Map(rows.map((row) => [foldName(row[0]), row]));
const FAMILIES = familyNumbers(SOUND_FAMILIES);
const birthsOf = (id: NameId) => ROWS.get(id)?.[7] ?? 0;
const genderOf = (id: NameId) => ROWS.get(id)?.[1];
const originOf = (id: NameId) => ROWS.get(id)?.[2];

const draw = (rules: NameRules, seed: number, by?: DrawBy) => names.draw(COUNT, rules, seededDice(seed), by);
const shareUnder = (births: number, by: DrawBy, rules = NO_RULES) => {
  const drawn = SEEDS.flatMap((seed) => draw(rules, seed, by));
  return drawn.filter((id) => birthsOf(id) < births).length / drawn.length;
};
/** Of the whole collection. */
const partUnder = (births: number, gender: GenderFilter) => {
  const ids = [...ROWS.keys()].filter((id) => gender === "all" || genderOf(id) === gender);
  return ids.filter((id) => birthsOf(id) < births).length / ids.length;
};
const mostOf = (values: readonly unknown[]) =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length));

test("a dozen is drawn mixed when nothing else is said", () => {
  for (const seed of SEEDS.slice(0, 20)) expect(draw(NO_RULES, seed)).toEqual(draw(NO_RULES, seed, "mixed"));
});

test.for(GENDER_FILTERS)(
  "of familiar and of mixed names (%s), few are given to fewer than fifty",
  (gender) => {
    const rules = { ...NO_RULES, gender };
    expect(shareUnder(1000, "familiar", rules)).toBe(0);
    expect(shareUnder(50, "mixed", rules)).toBeLessThan(0.05);
    expect(shareUnder(50, "mixed", rules)).toBeGreaterThan(0);
    // As many as the collection has of them: in 2,400 draws chance makes a percent at most, what is drawn beside it two.
    expect(Math.abs(shareUnder(50, "even", rules) - partUnder(50, gender))).toBeLessThan(0.03);
    expect(shareUnder(5, "rare", rules)).toBe(0);
    expect(shareUnder(300, "rare", rules)).toBe(1);
  },
);

test.for(MOODS)("%s: distinct, no two said alike, four of an origin at most, sexes alike", (mood) => {
  for (const gender of GENDER_FILTERS) {
    for (const seed of SEEDS) {
      const ids = draw({ ...NO_RULES, gender }, seed, mood);
      expect(new Set(ids).size).toBe(COUNT);
      const families = ids.flatMap((id) => FAMILIES.get(id) ?? []);
      expect(new Set(families).size).toBe(families.length);
      expect(mostOf(ids.map(originOf)), ids.join()).toBeLessThanOrEqual(4);
      const of = (wanted: string) => ids.filter((id) => genderOf(id) === wanted).length;
      if (gender === "all") expect(Math.abs(of("girl") - of("boy"))).toBeLessThanOrEqual(1);
      else expect(of(gender)).toBe(COUNT);
    }
  }
});

test("whatever the rules, they are met, and fewer are drawn only when fewer fit", () => {
  const dice = seededDice(18);
  const drawBys: readonly DrawBy[] = [...MOODS, "even"];
  for (const seed of SEEDS.slice(0, rounds({ few: 60, all: 200 }))) {
    const rules = rulesByDice(dice, THEMES);
    const all = new Set(names.draw(ROWS.size, rules, seededDice(seed), "even"));
    const by = drawBys[seed % drawBys.length];
    const ids = draw(rules, seed, by);
    expect(ids.every((id) => all.has(id))).toBe(true);
    expect(new Set(ids).size).toBe(Math.min(COUNT, all.size));
  }
});

test("an even draw is even: every name of the collection is as likely as the next", () => {
  const times = new Map<NameId, number>();
  const dice = seededDice(3);
  const draws = 6000;
  for (let drawn = 0; drawn < draws; drawn += 1)
    for (const id of names.draw(COUNT, NO_RULES, dice, "even")) times.set(id, (times.get(id) ?? 0) + 1);
  const expected = (draws * COUNT) / ROWS.size;
  const chiSquare = [...ROWS.keys()].reduce(
    (sum, id) => sum + ((times.get(id) ?? 0) - expected) ** 2 / expected,
    0,
  );
  // About as many degrees of freedom as names, with a spread of the root of twice as many: four of them are enough.
  expect(chiSquare).toBeLessThan(ROWS.size + 4 * Math.sqrt(2 * ROWS.size));
});
