import type { Logger } from "pino";
import type { SeenDay } from "#server/storage/retention/seen-day.ts";
import type { Calendar, Look } from "./calendar.ts";
import { MOST_DAYS } from "./judge-day.ts";
import type { RetentionKind } from "./kinds.ts";
import { removeExpired } from "./remove-expired.ts";

const HOUR_MS = 60 * 60 * 1000;

export type RetentionParts = {
  readonly calendar: Calendar;
  readonly seen: Pick<SeenDay, "claim">;
  readonly kinds: readonly RetentionKind[];
  readonly now: () => Date;
  /** Whether this is the process that does what one does for all. Default: it is. */
  readonly isLeading?: () => boolean;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
};

/**
 * Looks at the clock now and every hour; an hour after the start at the earliest, and then once a day over all
 * processes, removes what has been kept long enough. Never on a day that may be wrong.
 */
export function startRetention(parts: RetentionParts): { readonly stop: () => void } {
  const warned = { day: "" };
  const look = () => lookAt(parts, warned);
  void look();
  const { isLeading = () => true } = parts;
  const removeIfLeading = (day: string | undefined) => (isLeading() ? runOn(day, parts) : undefined);
  const timer = setInterval(() => void look().then(removeIfLeading), HOUR_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** The day on which something may be removed; undefined when it may not. A doubtful day is logged once. */
async function lookAt(
  { calendar, log }: RetentionParts,
  warned: { day: string },
): Promise<string | undefined> {
  try {
    const look = await calendar.look();
    if (look.verdict === "ordinary") return look.today;
    if (warned.day !== look.today) log.error(doubt(look));
    warned.day = look.today;
  } catch (error) {
    log.error(error);
  }
  return undefined;
}

function doubt({ verdict, today, last }: Look): string {
  return `The clock says ${today}, ${verdict === "ahead" ? `more than ${MOST_DAYS} days past` : "long before"} ${last ?? "the beginning"}, the last day this site has seen: nothing is removed. If ${today} is right: npm run retention -- --accept-date ${today}. Else set the clock.`;
}

async function runOn(day: string | undefined, parts: RetentionParts): Promise<void> {
  const { seen, kinds, log } = parts;
  try {
    if (day === undefined || !(await seen.claim(day))) return;
  } catch (error) {
    log.error(error);
    return;
  }
  // One kind after another: each takes storage for a while.
  await kinds.reduce<Promise<unknown>>(
    (before, kind) => before.then(() => removeKind(kind, parts)),
    Promise.resolve(),
  );
}

async function removeKind(kind: RetentionKind, { now, log }: RetentionParts): Promise<void> {
  const { what } = kind;
  try {
    const { removed, waiting } = await removeExpired(kind, now(), "a fifth");
    log.info({ forgotten: removed }, `removed ${what}`);
    if (waiting > 0) {
      log.warn(
        { waiting },
        `${what}: more than a fifth of all. The rest goes on the following days, or at once: npm run retention -- --remove`,
      );
    }
  } catch (error) {
    log.error(error);
  }
}
