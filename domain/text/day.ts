/** Days are days of the calendar, written "2026-11-21", without an hour or a place. */
export const DAY_MS = 86_400_000;

/** Whether something is a day that there is: "2026-11-21", but not "2026-02-30". */
export function isDay(value: unknown): value is string {
  return typeof value === "string" && startOfDay(value) !== null;
}

/** Whether something is written as a day is, be there one or not. */
export function looksLikeDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** When a day begins in UTC, in milliseconds since 1970; null where there is no such day. */
export function startOfDay(day: string): number | null {
  if (!looksLikeDay(day)) return null;
  const start = Date.parse(`${day}T00:00:00Z`);
  // February 30 would become March 2.
  return Number.isNaN(start) || utcDay(new Date(start)) !== day ? null : start;
}

/** Days from 1970 to a day; what is no day counts as the first of them, so that there is always a round. */
export function dayNumber(day: string): number {
  return Math.floor((startOfDay(day) ?? 0) / DAY_MS);
}

/** The day on which a time is, in UTC: the server's. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The day on which a time is where this device is: the visitor's own. */
export function localDay(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${time.getFullYear()}-${month}-${day}`;
}
