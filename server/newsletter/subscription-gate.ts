import type { Mailbox } from "#domain/newsletter/mailbox.ts";
import type { FormSender } from "#domain/newsletter/newsletter.ts";
import { createNetworkLimit } from "#server/http/limits/network-limit.ts";
import { createRateLimit, takeAll } from "#server/http/limits/rate-limit.ts";
import {
  aDay,
  anHour,
  createCeiling,
  createHostLimit,
  createMailboxLimit,
  type GateGiven,
} from "#server/mail/ceilings.ts";

/** From one address of the net: a whole ward may share it, but nobody signs up a phone book. */
const ADDRESS = { burst: 30, perMinute: 1 };
/** Of all who have not opened a page of ours first: programs, and pages that lay on a device for months. */
const WITHOUT_TOKEN = anHour(60);
/** Letters to one mailbox, however its address is spelled. */
const MAILBOX = aDay(3);
const IN_ALL_AN_HOUR = 200;
const ALARM = `More than ${IN_ALL_AN_HOUR} asked for the newsletter within an hour; the next are told to wait. Is somebody flooding mailboxes in our name?`;

/** Who may have a letter sent. */
export type SubscriptionGate = {
  /** To wait so many seconds, or 0; then whether the mailbox may be written to, or has had its letters for today. */
  pass(to: Mailbox, sender: FormSender): { readonly seconds: number; readonly mayWrite: boolean };
};

/** Keeps the form from being a weapon: letters that nobody asked for, to one mailbox or to many, would be in our name. */
export function createSubscriptionGate({ tokens, clock, log }: GateGiven): SubscriptionGate {
  const addresses = createNetworkLimit(ADDRESS, clock);
  const tokenless = createRateLimit(WITHOUT_TOKEN, clock);
  const hosts = createHostLimit(clock);
  const mailboxes = createMailboxLimit(MAILBOX, clock);
  const all = createCeiling(anHour(IN_ALL_AN_HOUR), clock, { log, alarm: ALARM });
  return {
    pass(to, { address, token }) {
      const mayWrite = mailboxes.wait(to) === 0;
      const seconds = takeAll([
        [addresses, address],
        ...(tokens.isGood(token) ? [] : [[tokenless, "all"] as const]),
        ...(mayWrite
          ? ([
              [hosts, to.host],
              [all, "all"],
            ] as const)
          : []),
      ]);
      if (seconds === 0 && mayWrite) mailboxes.take(to);
      return { seconds, mayWrite };
    },
  };
}
