import type { Dice } from "#domain/names/name-book.ts";
import { cholesky, inverse, type Matrix } from "./matrices.ts";

/** Who won against whom, by place in the list of names. */
export type Duel = { readonly winner: number; readonly loser: number };

/** What the duels say of the strengths: the likeliest value of each, and how they vary together. */
export type Strengths = {
  readonly mean: readonly number[];
  /** Variances on the diagonal. */
  readonly covariance: Matrix;
};

/** Before any duel, strengths are taken to be spread so far (standard deviation, in units of log odds). */
const PRIOR_SD = 2.5;
const ROUNDS = 50;
const SMALL = 1e-9;

/**
 * Bradley and Terry's model: the odds of one name against another are exp(a - b), with a normal prior on each strength.
 * The likeliest strengths by Newton's method; their spread from the curvature there (Laplace's approximation).
 */
export function strengthsOf(count: number, duels: readonly Duel[]): Strengths {
  let mean: readonly number[] = Array.from({ length: count }, () => 0);
  let covariance = inverse(curvature(mean, duels));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(mean, duels);
    const step = covariance.map((row) =>
      row.reduce((sum, value, place) => sum + value * (slope[place] ?? 0), 0),
    );
    mean = mean.map((value, place) => value + (step[place] ?? 0));
    covariance = inverse(curvature(mean, duels));
    if (Math.max(...step.map(Math.abs)) < SMALL) break;
  }
  return { mean, covariance };
}

/** Chance that the first wins against the second, by their strengths. */
export function chanceToWin(one: number, other: number): number {
  return 1 / (1 + Math.exp(other - one));
}

const DRAWS = 1000;

/** For each name, the chance that it is the strongest, counted over draws from what is known. */
export function chancesToBeFirst({ mean, covariance }: Strengths, dice: Dice): readonly number[] {
  const root = cholesky(covariance);
  const wins = mean.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const noise = mean.map(() => normal(dice));
    let [first, most] = [0, -Infinity];
    root.forEach((row, place) => {
      const strength = row.reduce((sum, value, at) => sum + value * (noise[at] ?? 0), mean[place] ?? 0);
      if (strength > most) [first, most] = [place, strength];
    });
    wins[first] = (wins[first] ?? 0) + 1;
  }
  return wins.map((won) => won / DRAWS);
}

function slopeAt(mean: readonly number[], duels: readonly Duel[]): readonly number[] {
  const slope = mean.map((value) => -value / PRIOR_SD ** 2);
  for (const { winner, loser } of duels) {
    const surprise = 1 - chanceToWin(mean[winner] ?? 0, mean[loser] ?? 0);
    slope[winner] = (slope[winner] ?? 0) + surprise;
    slope[loser] = (slope[loser] ?? 0) - surprise;
  }
  return slope;
}

function curvature(mean: readonly number[], duels: readonly Duel[]): Matrix {
  const rows = mean.map((_, row) => mean.map((__, column) => (row === column ? 1 / PRIOR_SD ** 2 : 0)));
  const add = (row: number, column: number, value: number) => {
    const of = rows[row];
    if (of !== undefined) of[column] = (of[column] ?? 0) + value;
  };
  for (const { winner, loser } of duels) {
    const chance = chanceToWin(mean[winner] ?? 0, mean[loser] ?? 0);
    const weight = chance * (1 - chance);
    add(winner, winner, weight);
    add(loser, loser, weight);
    add(winner, loser, -weight);
    add(loser, winner, -weight);
  }
  return rows;
}

/** A normal number from two even ones (Box and Muller). */
function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}
