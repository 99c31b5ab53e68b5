import { DAY_MS, utcDay } from "#domain/text/day.ts";
import type { Desk } from "#server/desk/create-desk.ts";

/** What the desk looks back on. */
const DAYS_SHOWN = 30;

export type MissedSearch = { readonly wish: string; readonly days: number; readonly count: number };

/** The first day that is shown. */
export function firstDay(now: Date): string {
  return utcDay(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS));
}

/** Searches that found nothing, those of most days first. */
export async function missedSearches({
  counts,
  now,
}: Pick<Desk, "counts" | "now">): Promise<readonly MissedSearch[]> {
  const sums = await counts.sums("missed", firstDay(now()));
  return sums
    .map(({ key, days, count }) => ({ wish: key, days, count }))
    .toSorted(
      (one, other) => other.days - one.days || other.count - one.count || (one.wish < other.wish ? -1 : 1),
    );
}
