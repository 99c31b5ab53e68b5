import type { Day } from "#server/storage/retention/seen-day.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A server that was off for a week is nothing unusual. */
export const MOST_DAYS = 7;

/** What is to be made of a clock: "ordinary", or so far from the last day seen that it may be wrong. */
export type DayVerdict = "ordinary" | "ahead" | "behind";

export function judgeDay(last: Day | undefined, today: Day): DayVerdict {
  if (last === undefined) return "ordinary";
  const days = (Date.parse(today) - Date.parse(last)) / DAY_MS;
  if (days > MOST_DAYS) return "ahead";
  return days < -MOST_DAYS ? "behind" : "ordinary";
}
