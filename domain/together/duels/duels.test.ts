import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { DUELERS, standingAfter } from "./duels.ts";
import { chancesToBeFirst, type Duel, strengthsOf } from "./strengths.ts";

const beats = (winner: number, loser: number): Duel => ({ winner, loser });
const close = (value: number) => expect.closeTo(value, 6);

test("without duels all are alike", () => {
  const { mean, covariance } = strengthsOf(3, []);
  expect(mean).toEqual([0, 0, 0]);
  expect(covariance[0]).toEqual([close(6.25), close(0), close(0)]);
});

test("the likeliest strengths balance surprise against the prior", () => {
  const { mean } = strengthsOf(2, [beats(0, 1)]);
  const [one = 0, other = 0] = mean;
  expect(other).toBeCloseTo(-one, 9);
  // At the top of the curve: strength / variance of the prior = chance that the winner had lost.
  expect(one / 2.5 ** 2).toBeCloseTo(1 / (1 + Math.exp(one - other)), 9);
});

test("the more duels, the surer", () => {
  const few = chancesToBeFirst(strengthsOf(3, [beats(0, 1), beats(0, 2)]), seededDice(1));
  const many = chancesToBeFirst(
    strengthsOf(
      3,
      [1, 2, 1, 2, 1, 2].map((loser) => beats(0, loser)),
    ),
    seededDice(1),
  );
  expect(few[0]).toBeGreaterThan(0.6);
  expect(many[0]).toBeGreaterThan(few[0] ?? 1);
  expect(many.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test("somebody who always knows is asked at most three times for each name, and gets the right one", () => {
  for (const count of [DUELERS.fewest, 7, DUELERS.most]) {
    const dice = seededDice(count);
    const duels: Duel[] = [];
    for (;;) {
      const { next, order } = standingAfter(count, duels, dice);
      if (next === null) {
        expect(order[0]).toBe(count - 1);
        break;
      }
      expect(next[0]).not.toBe(next[1]);
      duels.push(beats(Math.max(...next), Math.min(...next)));
    }
    expect(duels.length).toBeLessThanOrEqual(3 * count);
  }
});

test("somebody who cannot decide comes to an end, too, and nobody is called sure", () => {
  const dice = seededDice(3);
  const duels: Duel[] = [];
  for (;;) {
    const { next, first } = standingAfter(4, duels, dice);
    if (next === null) {
      expect(duels).toHaveLength(12);
      expect(Math.max(...first)).toBeLessThan(0.8);
      break;
    }
    // Each pair is won in turns.
    const met = duels.filter(({ winner, loser }) => next.includes(winner) && next.includes(loser)).length;
    const [low, high] = [Math.min(...next), Math.max(...next)];
    duels.push(met % 2 === 0 ? beats(low, high) : beats(high, low));
  }
});
