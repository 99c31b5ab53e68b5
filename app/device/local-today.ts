import { localDay } from "#domain/text/day.ts";

/** The day of the calendar where the visitor is: "2026-11-21". */
export function localToday(): string {
  return localDay(new Date());
}
