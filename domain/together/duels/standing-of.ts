import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import type { DownToOne } from "#domain/together/judging/down-to-one.ts";
import { type Standing, standingAfter } from "./duels.ts";
import type { Duel } from "./strengths.ts";

const known = new WeakMap<readonly Duel[], Standing>();

/** The same each time for the same answers, so that a reload asks the same question again. */
export function standingOf(count: number, duels: readonly Duel[]): Standing {
  const standing = known.get(duels) ?? standingAfter(count, duels, seededDice(duels.length + 1));
  known.set(duels, standing);
  return standing;
}

/** The person whose turn it is, from 0; null when all is answered. */
export function personAsked({ names, answers }: DownToOne): number | null {
  const person = answers.findIndex((duels) => standingOf(names.length, duels).next !== null);
  return person === -1 ? null : person;
}
