import { seededDice } from "#domain/names/seeded-dice.ts";
import { type Standing, standingAfter } from "#domain/together/duels.ts";
import type { Duel } from "#domain/together/strengths.ts";

const known = new WeakMap<readonly Duel[], Standing>();

/** The same each time for the same answers, so that a reload asks the same question again. */
export function standingOf(count: number, duels: readonly Duel[]): Standing {
  const standing = known.get(duels) ?? standingAfter(count, duels, seededDice(duels.length + 1));
  known.set(duels, standing);
  return standing;
}
