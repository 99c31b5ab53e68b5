import type { Logger } from "pino";
import type { Subscribers } from "#server/storage/subscribers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

type Given = { readonly subscribers: Subscribers; readonly now: () => Date; readonly log: Logger };

/** Once a day, and at the start, removes who has not confirmed, or has left, for thirty days. */
export function forgetSubscribersDaily({ subscribers, now, log }: Given): void {
  const forget = async () => {
    try {
      const forgotten = await subscribers.forgetIdleSince(new Date(now().getTime() - KEPT_DAYS * DAY_MS));
      log.info({ forgotten }, "removed subscriptions not confirmed, or ended, for 30 days");
    } catch (error) {
      log.error(error);
    }
  };
  void forget();
  setInterval(() => void forget(), DAY_MS).unref();
}
