import { utcDay } from "#domain/text/day.ts";
import type { Day, SeenDay } from "#server/storage/retention/seen-day.ts";
import { type DayVerdict, judgeDay } from "./judge-day.ts";

export type Look = { readonly verdict: DayVerdict; readonly today: Day; readonly last: Day | undefined };

export type Calendar = {
  /** Looks at the clock and at the last day seen, and writes the day down if it may be believed. */
  look(): Promise<Look>;
  /** The time to mark rows with. Never before the last day seen: a clock set back would make what is new look old. */
  now(): Date;
};

export function createCalendar(seen: Pick<SeenDay, "last" | "advance">, clock: () => Date): Calendar {
  let last: Day | undefined;
  return {
    async look() {
      last = await seen.last();
      const today = utcDay(clock());
      const look = { verdict: judgeDay(last, today), today, last };
      if (look.verdict === "ordinary") {
        await seen.advance(today);
        last = last === undefined || last < today ? today : last;
      }
      return look;
    },
    now() {
      const time = clock();
      const earliest = last === undefined ? time : new Date(last);
      return time < earliest ? earliest : time;
    },
  };
}
