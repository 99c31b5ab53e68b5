import { DAYS_PER_MONTH } from "#domain/growth/age.ts";

/** "Birth", "12 days", "9 weeks", "6 months": completed ones. */
export function sayAge(days: number): string {
  if (days === 0) return "Birth";
  if (days < 28) return days === 1 ? "1 day" : `${days} days`;
  if (days < 91) return `${Math.floor(days / 7)} weeks`;
  return `${monthsOf(days)} months`;
}

/** Completed months. Half a day less than a month is a month to everybody but WHO. */
export function monthsOf(days: number): number {
  return Math.floor((days + 0.5) / DAYS_PER_MONTH);
}

/** "Nov 20, 2026". */
export function sayDate(date: string): string {
  const options = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", options);
}

/** The day of the calendar where the visitor is. */
export function todayHere(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}
