const DAY_MS = 86_400_000;

/** Whether something is a date that there is: "2026-11-21", but not "2026-02-30". */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const start = startOf(value);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(value);
}

/** Days from 1970 to a date; what is no date counts as the first of them, so that there is always a round. */
export function dayNumber(date: string): number {
  const start = startOf(date);
  return Number.isNaN(start) ? 0 : Math.floor(start / DAY_MS);
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
