import type { MilestoneItem } from "./item.ts";
import type { Judge } from "#domain/games/round/judge.ts";

/** Points by how many months a guess is off: exact, one, two; nothing beyond (specification, section 9). */
const POINTS = [10, 5, 2] as const;

/** A guess this near, in months, is a great one. */
const GREAT_WITHIN = 1;

export const MILESTONE: Judge<MilestoneItem> = {
  points: (item, guess) => POINTS[monthsOff(item, guess)] ?? 0,
  most: POINTS[0],
  isRight: isGreatGuess,
  answer: (item) => monthsText(item.correctAge),
};

export function isGreatGuess(item: MilestoneItem, guess: string): boolean {
  return monthsOff(item, guess) <= GREAT_WITHIN;
}

/** "1 month", "12 months". */
export function monthsText(months: number): string {
  return months === 1 ? "1 month" : `${months} months`;
}

/** What a number field gives, as whole months; null for anything that is no number. */
export function readMonths(guess: string): number | null {
  const months = Number.parseInt(guess, 10);
  return Number.isNaN(months) ? null : months;
}

function monthsOff({ correctAge }: MilestoneItem, guess: string): number {
  const months = readMonths(guess);
  return months === null ? Number.POSITIVE_INFINITY : Math.abs(months - correctAge);
}
