import { expect, test } from "vitest";
import type { Dice } from "#domain/names/name-book.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { standingAfter } from "./duels/duels.ts";
import { chanceToWin, type Duel } from "./duels/strengths.ts";

const NAMES = 12;
const USERS = 400;
/** Two names of the twelve at hazard, asked about twice: 87 of 100 users with strengths so far apart answer the same. */
const FIRM_SD = 4;
/** 80 of 100: every fifth answer would be another tomorrow, and 36 of them tell the favorite of four users in five. */
const WAVERING_SD = 2.5;

/** Somebody with strengths of their own, who answers by the model's odds and so wavers where two are close. */
function bringDown(spread: number, dice: Dice): { readonly isRight: boolean; readonly asked: number } {
  const fondness = Array.from({ length: NAMES }, () => spread * normal(dice));
  const favorite = fondness.indexOf(Math.max(...fondness));
  const duels: Duel[] = [];
  for (;;) {
    const { next, order } = standingAfter(NAMES, duels, dice);
    if (next === null) return { isRight: order[0] === favorite, asked: duels.length };
    const [one, other] = next;
    const wins = dice() < chanceToWin(fondness[one] ?? 0, fondness[other] ?? 0);
    duels.push(wins ? { winner: one, loser: other } : { winner: other, loser: one });
  }
}

/** The sum of twelve even numbers is nearly normal. */
function normal(dice: Dice): number {
  return Array.from({ length: 12 }, dice).reduce((sum, number) => sum + number, -6);
}

test.each([
  { who: "firm", spread: FIRM_SD, wanted: 0.85 },
  { who: "wavering", spread: WAVERING_SD, wanted: 0.78 },
])(
  "of 400 $who users, at least $wanted end with their favorite of twelve, within 36 duels",
  ({ spread, wanted }) => {
    const dice = seededDice(7);
    const users = Array.from({ length: USERS }, () => bringDown(spread, dice));
    expect(Math.max(...users.map(({ asked }) => asked))).toBeLessThanOrEqual(36);
    expect(users.filter(({ isRight }) => isRight).length / USERS).toBeGreaterThanOrEqual(wanted);
  },
);
