import type { Services } from "#server/services.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 400;

/** Once a day, and at the start, removes visitors not seen for 400 days: their cookie has expired by then. */
export function forgetUnusedDaily({
  savedNames,
  now,
  log,
}: Pick<Services, "savedNames" | "now" | "log">): void {
  const forget = async () => {
    try {
      const forgotten = await savedNames.forgetUnusedSince(new Date(now().getTime() - KEPT_DAYS * DAY_MS));
      log.info({ forgotten }, "removed visitors not seen for 400 days");
    } catch (error) {
      log.error(error);
    }
  };
  void forget();
  setInterval(() => void forget(), DAY_MS).unref();
}
