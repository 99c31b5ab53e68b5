import type { Mailbox } from "#domain/newsletter/mailbox.ts";
import type { FormSender } from "#domain/newsletter/newsletter.ts";
import { createAgreedLimit } from "#server/http/limits/agreement.ts";
import { createNetworkLimit } from "#server/http/limits/network-limit.ts";
import { takeAll } from "#server/http/limits/rate-limit.ts";
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

/** To wait so many seconds, or 0; then whether the mailbox may be written to, or has had its letters for today. */
type Passage = { readonly seconds: number; readonly mayWrite: boolean };

/** Who may have a letter sent. */
export type SubscriptionGate = { pass(to: Mailbox, sender: FormSender): Promise<Passage> };

/** Keeps the form from being a weapon: letters that nobody asked for, to one mailbox or to many, would be in our name. */
export function createSubscriptionGate({ tokens, ...given }: GateGiven): SubscriptionGate {
  const { clock, agreement } = given;
  const addresses = createNetworkLimit(ADDRESS, clock, { name: "subscribers", agreement });
  const tokenless = createAgreedLimit("subscriptions without token", WITHOUT_TOKEN, given);
  const hosts = createHostLimit(given);
  const mailboxes = createMailboxLimit("subscribed mailboxes", MAILBOX, given);
  const all = createCeiling("subscriptions", anHour(IN_ALL_AN_HOUR), { ...given, alarm: ALARM });
  const take = (to: Mailbox, { address, token }: FormSender): Passage => {
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
  };
  return { pass: (to, sender) => agreement.exactly(() => take(to, sender)) };
}
