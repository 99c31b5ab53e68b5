import { DAY_MS, startOfDay } from "#domain/text/day.ts";

/** Up to this day WHO measures length lying down; from the next one on, height standing up. */
export const LAST_LYING_DAY = 730;

/** Five years: WHO's standards end here. */
export const LAST_DAY = 1826;

/** 365.25 / 12 days, as WHO counts months. */
export const DAYS_PER_MONTH = 30.4375;

/** Weeks of a pregnancy that is carried to term; earlier than 37 is preterm. */
const TERM_WEEKS = 40;
export const PRETERM_BELOW_WEEKS = 37;
export const EARLIEST_WEEKS = 22;

/** Whole days between two days of the calendar ("2026-05-21"); null where one of them is none. */
export function ageInDays(born: string, measured: string): number | null {
  const [from, to] = [startOfDay(born), startOfDay(measured)];
  return from === null || to === null ? null : Math.round((to - from) / DAY_MS);
}

/** The days that the curves are read on: a fifth birthday after two leap days is day 1,827, and still five years. */
export function curveDays(born: string, measured: string): number | null {
  const days = ageInDays(born, measured);
  const isBirthday = born.slice("2026".length) === measured.slice("2026".length);
  return days === LAST_DAY + 1 && isBirthday ? LAST_DAY : days;
}

/**
 * The age that a preterm baby would have if born in week 40; negative before that day. Null for one born at term, and
 * after the second birthday, up to which age is commonly corrected.
 */
export function correctedDays(days: number, gestationWeeks: number | null): number | null {
  if (gestationWeeks === null || gestationWeeks >= PRETERM_BELOW_WEEKS || days > LAST_LYING_DAY) return null;
  return days - (TERM_WEEKS - gestationWeeks) * 7;
}
