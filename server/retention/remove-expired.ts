import type { RetentionKind } from "./kinds.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of all rows of a kind, so much may go in one run. */
const LARGEST_SHARE = 1 / 5;
/** Of a kind that has few, so many may go all the same: else a small site would keep its last rows for ever. */
const ALWAYS = 10;

/** How much an operator allows to go at once: a fifth of each kind, or all that is due. */
export type Allowed = "a fifth" | "all";

export type Removed = {
  readonly removed: number;
  /** Due as well, but more than may go in one run: it goes in the next ones. */
  readonly waiting: number;
};

/** The time since which a kind must have been used to be kept. */
export function keptSince({ days }: Pick<RetentionKind, "days">, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Removes what of a kind is due, but in one run no more than is allowed: whatever the reason, most must survive a mistake. */
export async function removeExpired(kind: RetentionKind, now: Date, allowed: Allowed): Promise<Removed> {
  const since = keptSince(kind, now);
  const { all, due } = await kind.count(since);
  if (due === 0) return { removed: 0, waiting: 0 };
  const most = allowed === "all" || kind.isHarmless ? due : Math.max(ALWAYS, Math.floor(all * LARGEST_SHARE));
  const removed = await kind.remove(since, Math.min(due, most));
  return { removed, waiting: due - removed };
}
