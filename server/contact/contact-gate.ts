import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { mailboxOf } from "#domain/newsletter/mailbox.ts";
import type { FormSender } from "#domain/newsletter/newsletter.ts";
import { createAgreedLimit } from "#server/http/limits/agreement.ts";
import { createNetworkLimit } from "#server/http/limits/network-limit.ts";
import { takeAll } from "#server/http/limits/rate-limit.ts";
import { anHour, createCeiling, createMailboxLimit, type GateGiven } from "#server/mail/ceilings.ts";

/** From one address of the net, and from one sender however the address is spelled. */
const A_SENDER = anHour(5);
/** Of all who have not opened a page of ours first. */
const WITHOUT_TOKEN = anHour(20);
const IN_ALL_AN_HOUR = 100;
const ALARM = `More than ${IN_ALL_AN_HOUR} messages came through the contact form within an hour; the next are told to wait. Is somebody flooding it?`;

export type ContactGate = {
  /** 0 when the message may be kept, else the seconds to wait. The email is one that can be read, or "" for none. */
  pass(email: string, sender: FormSender): Promise<number>;
};

export function createContactGate({ tokens, ...given }: GateGiven): ContactGate {
  const { clock, agreement } = given;
  const addresses = createNetworkLimit(A_SENDER, clock, { name: "message senders", agreement });
  const mailboxes = createMailboxLimit("message mailboxes", A_SENDER, given);
  const tokenless = createAgreedLimit("messages without token", WITHOUT_TOKEN, given);
  const all = createCeiling("messages", anHour(IN_ALL_AN_HOUR), { ...given, alarm: ALARM });
  const take = (email: string, { address, token }: FormSender): number => {
    // All who give no address are not one sender.
    const mailbox = email === "" ? null : mailboxOf(readEmailAddress(email)?.key ?? "");
    const wait = mailbox === null ? 0 : mailboxes.wait(mailbox);
    if (wait > 0) return wait;
    const seconds = takeAll([
      [addresses, address],
      ...(tokens.isGood(token) ? [] : [[tokenless, "all"] as const]),
      [all, "all"],
    ]);
    if (seconds === 0 && mailbox !== null) mailboxes.take(mailbox);
    return seconds;
  };
  return { pass: (email, sender) => agreement.exactly(() => take(email, sender)) };
}
