import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { chancesToBeHighest } from "./chances-to-be-highest.ts";
import { standingAfter } from "./duels.ts";
import { jointOf } from "./joint.ts";
import { quasiVariances } from "./quasi-variances.ts";
import { chancesToBeFirst, type Duel, strengthsOf } from "./strengths.ts";
import { MOST_SPREAD, MOST_STRENGTH, weigh } from "./weighed.ts";

const NAMES = Array.from({ length: 16 }, (_, place) => ({
  id: String.fromCharCode(97 + place),
  own: null,
}));
const beats = (winner: number, loser: number): Duel => ({ winner, loser });
const fond = (of: number) => [0, 1, 2, 3].flatMap((loser) => (loser === of ? [] : [beats(of, loser)]));
const joint = (count: number, one: readonly Duel[], other: readonly Duel[]) =>
  jointOf(weigh(NAMES.slice(0, count), one), weigh(NAMES.slice(0, count), other));

/** Somebody who prefers the later in the alphabet, more or less surely, until nothing is asked. */
function duelsOf(count: number, seed: number, sureness: number): readonly Duel[] {
  const dice = seededDice(seed);
  const duels: Duel[] = [];
  for (;;) {
    const { next } = standingAfter(count, duels, dice);
    if (next === null) return duels;
    const [one, other] = next;
    duels.push(dice() < 1 / (1 + Math.exp((other - one) * sureness)) ? beats(one, other) : beats(other, one));
  }
}

test("what both find good stands before what only one adores", () => {
  const mine = [beats(0, 1), beats(0, 2), beats(1, 2), beats(0, 1)];
  const theirs = [beats(1, 2), beats(1, 0), beats(2, 0), beats(2, 0)];
  expect(joint(3, mine, theirs)[0]?.name.id).toBe("b");
});

test("two who agree are surer together than each alone, and two who differ are not sure", () => {
  const alone = chancesToBeFirst(strengthsOf(4, fond(0)), seededDice(1))[0] ?? 1;
  const agreed = joint(4, fond(0), fond(0));
  expect(agreed[0]?.name.id).toBe("a");
  expect(agreed[0]?.chance).toBeGreaterThan(alone);
  expect(joint(4, fond(0), fond(1)).find(({ name }) => name.id === "a")?.chance).toBeLessThan(alone);
});

test("it is the same to the last bit, whoever of the two comes first", () => {
  for (const [seed, count] of [4, 5, 8, 11, 16].entries()) {
    const [one, other] = [duelsOf(count, seed, 0.5), duelsOf(count, seed + 100, 0.1)];
    expect(joint(count, one, other)).toEqual(joint(count, other, one));
  }
});

test("weights are whole steps within their bounds, by id, whatever was answered", () => {
  const oneSided = Array.from({ length: 400 }, (_, turn) => beats(0, 1 + (turn % 3)));
  for (const duels of [[], oneSided, duelsOf(4, 1, 2)]) {
    const weights = weigh(NAMES.slice(0, 4).toReversed(), duels);
    expect(weights.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    for (const { strength, spread } of weights) {
      expect(Number.isInteger(strength) && Number.isInteger(spread)).toBe(true);
      expect(Math.abs(strength)).toBeLessThanOrEqual(MOST_STRENGTH);
      expect(spread).toBeGreaterThanOrEqual(1);
      expect(spread).toBeLessThanOrEqual(MOST_SPREAD);
    }
  }
  // Nobody knows anything yet: the spread that strengths have before any duel.
  expect(weigh(NAMES.slice(0, 4), []).map(({ strength, spread }) => [strength, spread])).toEqual(
    Array.from({ length: 4 }, () => [0, 40]),
  );
});

test("one number for each name says nearly what the whole table says of the differences", () => {
  for (let seed = 0; seed < 8; seed++) {
    const count = 4 + seed;
    const { covariance } = strengthsOf(count, duelsOf(count, seed, 0.4));
    const numbers = quasiVariances(covariance);
    numbers.forEach((one, place) => {
      for (let other = place + 1; other < count; other++) {
        const difference =
          (covariance[place]?.[place] ?? 0) +
          (covariance[other]?.[other] ?? 0) -
          2 * (covariance[place]?.[other] ?? 0);
        expect(Math.sqrt((one + (numbers[other] ?? 0)) / difference)).toBeCloseTo(1, 0);
      }
    });
  }
});

test("chances from steps are those of all that is known, within a few in a hundred", () => {
  for (let seed = 0; seed < 8; seed++) {
    const count = 4 + seed;
    const [one, other] = [duelsOf(count, seed, 0.4), duelsOf(count, seed + 50, 0.4)];
    const [mine, theirs] = [strengthsOf(count, one), strengthsOf(count, other)];
    const all = {
      mean: mine.mean.map((strength, place) => (strength + (theirs.mean[place] ?? 0)) / 2),
      covariance: mine.covariance.map((row, place) =>
        row.map((value, column) => (value + (theirs.covariance[place]?.[column] ?? 0)) / 4),
      ),
    };
    // Ten times, as each is counted over draws.
    const counted = Array.from({ length: 10 }, (_, draws) => chancesToBeFirst(all, seededDice(draws)));
    const whole = mine.mean.map(
      (_, place) => counted.reduce((sum, each) => sum + (each[place] ?? 0), 0) / 10,
    );
    for (const { name, chance } of joint(count, one, other)) {
      const place = NAMES.findIndex(({ id }) => id === name.id);
      expect(Math.abs(chance - (whole[place] ?? 0))).toBeLessThan(0.05);
    }
  }
});

test("the chance to be the highest is that of the normal distribution", () => {
  expect(chancesToBeHighest([{ mean: 3, spread: 1 }])).toEqual([1]);
  const [one = 0, other = 0] = chancesToBeHighest([
    { mean: 1, spread: 0.6 },
    { mean: 0, spread: 0.8 },
  ]);
  // The difference has mean 1 and standard deviation 1.
  expect(one).toBeCloseTo(0.8413, 3);
  expect(one + other).toBeCloseTo(1, 12);
  const alike = chancesToBeHighest(Array.from({ length: 16 }, () => ({ mean: -2, spread: 0.3 })));
  for (const chance of alike) expect(chance).toBeCloseTo(1 / 16, 6);
  const narrow = chancesToBeHighest([
    { mean: 7, spread: 0.05 },
    { mean: -7, spread: 3 },
    { mean: 6, spread: 0.05 },
  ]);
  expect(narrow[0]).toBeCloseTo(1, 3);
});
