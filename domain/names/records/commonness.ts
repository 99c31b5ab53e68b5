import type { Gender } from "#domain/names/entry/gender.ts";
import type { Commonness, Movement } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR, latestOneIn, oneInOf, birthShareOf } from "./one-in.ts";
import type { BirthRecords } from "./records.ts";

/** Children in the class of "another one in the class". */
const CLASS_SIZE = 25;

/** A change of the share up to this part of the former share is called steady. */
const STEADY = 0.1;

/** Years between the two shares that a movement compares. */
export const MOVEMENT_YEARS = 5;

/** "How common, really" of a record, in the last year of the records (product notes, feature 2). */
export function commonnessOf(records: BirthRecords, record: number, gender: Gender): Commonness {
  const babies = birthShareOf(records, record, "babies", records.lastYear);
  const chance = chanceOfAnother(babies.births / babies.listed);
  return {
    oneIn: latestOneIn(records, record, gender),
    oneInBabies: oneInOf(babies.births, babies.listed),
    chanceInClass: babies.births === 0 ? null : chance,
    chanceWord: chanceWord(chance),
    movement: movementOf(records, record, gender),
  };
}

/**
 * Chance, 0–1, that at least one of the 24 others in a class of 25 has a name of share p: 1 − (1 − p)^24.
 * The class is mixed and drawn by chance; real schools cluster, so this is an approximation.
 */
export function chanceOfAnother(p: number): number {
  return 1 - (1 - p) ** (CLASS_SIZE - 1);
}

/** The chance in words: below 1 %, below 5 %, up to 15 %, above. */
export function chanceWord(chance: number): Commonness["chanceWord"] {
  if (chance < 0.01) return "very unlikely";
  if (chance < 0.05) return "unlikely";
  return chance <= 0.15 ? "possible" : "quite likely";
}

/** The share of the last year against the share five years before, among those whom "1 in N" counts. */
export function movementOf(records: BirthRecords, record: number, gender: Gender): Movement {
  const since = records.lastYear - MOVEMENT_YEARS;
  const then = birthShareOf(records, record, COUNTED_FOR[gender], since);
  const now = birthShareOf(records, record, COUNTED_FOR[gender], records.lastYear);
  if (then.births === 0 || now.births === 0) return { direction: "unpublished", percent: null, since };

  const change = now.births / now.listed / (then.births / then.listed) - 1;
  return { direction: directionOf(change), percent: Math.round(change * 1000) / 10, since };
}

function directionOf(change: number): Movement["direction"] {
  if (Math.abs(change) <= STEADY) return "steady";
  return change > 0 ? "rising" : "falling";
}
