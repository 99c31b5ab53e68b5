import { z } from "zod";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import { cut } from "./logged-error.ts";

/** More are not counted. */
export const MOST_KEPT = 20;
const LONGEST = 300;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are told to the other processes in a minute: a flood must not travel. */
const MOST_TOLD_A_MINUTE = 10;

type RecentError = {
  /** ISO 8601. */
  readonly at: string;
  /** What the log says of it; nothing of a visitor (log.ts). */
  readonly text: string;
};

export type RecentErrors = {
  note(text: string): void;
  /** The newest first. */
  list(): readonly RecentError[];
  /** Within the last day, in this process and what others have told; no more than are kept. */
  lastDay(): number;
};

const told = z.object({ at: z.string(), text: z.string() });

/** The last errors of the log, in memory, of all processes of this server. */
export function createRecentErrors(
  siblings: Siblings = ALONE,
  now: () => Date = () => new Date(),
): RecentErrors {
  const kept: RecentError[] = [];
  let minute = { begun: 0, told: 0 };
  const keep = (error: RecentError) => {
    kept.unshift(error);
    kept.length = Math.min(kept.length, MOST_KEPT);
  };
  siblings.hear("errors", (news) => {
    const { data } = told.safeParse(news);
    if (data !== undefined) keep(data);
  });
  return {
    note(text) {
      const error = { at: now().toISOString(), text: cut(text, LONGEST) };
      keep(error);
      const time = now().getTime();
      if (time - minute.begun > 60_000) minute = { begun: time, told: 0 };
      minute.told += 1;
      if (minute.told <= MOST_TOLD_A_MINUTE) siblings.tell("errors", error);
    },
    list: () => kept,
    lastDay: () => kept.filter(({ at }) => now().getTime() - Date.parse(at) < DAY_MS).length,
  };
}
