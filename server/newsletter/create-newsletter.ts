import { randomBytes } from "node:crypto";
import { INVALID_EMAIL, readEmailAddress } from "#domain/newsletter/email-address.ts";
import { mailboxOf } from "#domain/newsletter/mailbox.ts";
import type { ConfirmOutcome, Newsletter, UnsubscribeOutcome } from "#domain/newsletter/newsletter.ts";
import type { Subscriber, Subscribers } from "#server/storage/subscribers.ts";
import type { MailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { NewsletterLinks } from "./links.ts";
import type { SubscriptionGate } from "./subscription-gate.ts";

type Given = {
  readonly subscribers: Subscribers;
  readonly letters: MailQueueStore;
  readonly links: NewsletterLinks;
  readonly gate: SubscriptionGate;
  readonly now: () => Date;
  /** Called when a letter waits. */
  readonly onLetter: () => void;
};

export function createNewsletter({ subscribers, letters, links, gate, now, onLetter }: Given): Newsletter {
  const confirming = async (token: string) => {
    const link = links.readConfirm(token);
    const subscriber = link === undefined ? undefined : await subscribers.find(link.subscriber);
    return { subscriber, outcome: confirmOutcome(link?.expired, subscriber) };
  };
  const leaving = async (token: string) => {
    const link = links.readUnsubscribe(token);
    const subscriber = link === undefined ? undefined : await subscribers.find(link.subscriber);
    return { subscriber, outcome: unsubscribeOutcome(link === undefined, subscriber) };
  };

  return {
    async subscribe(email, sender) {
      const address = readEmailAddress(email);
      if (address === undefined) return { kind: "invalid", message: INVALID_EMAIL };
      const passage = await gate.pass(mailboxOf(address.key), sender);
      if (passage.seconds > 0) return { kind: "too many", seconds: passage.seconds };
      const id = await subscribers.ask(randomBytes(16).toString("base64url"), address);
      // The answer is the same: who asks must not learn what others have asked.
      if (!passage.mayWrite) return { kind: "accepted" };
      await letters.add({ kind: "subscription", about: id }, now());
      onLetter();
      return { kind: "accepted" };
    },
    async confirm(token) {
      const { subscriber, outcome } = await confirming(token);
      if (subscriber === undefined || outcome !== "confirmed") return outcome;
      // Another tap may have come first.
      return (await subscribers.confirm(subscriber.id)) ? "confirmed" : "already";
    },
    async unsubscribe(token) {
      const { subscriber, outcome } = await leaving(token);
      if (subscriber === undefined || outcome !== "unsubscribed") return outcome;
      return (await subscribers.unsubscribe(subscriber.id)) ? "unsubscribed" : "already";
    },
    preview: {
      confirm: async (token) => (await confirming(token)).outcome,
      unsubscribe: async (token) => (await leaving(token)).outcome,
    },
  };
}

function confirmOutcome(expired: boolean | undefined, subscriber: Subscriber | undefined): ConfirmOutcome {
  if (expired === undefined) return "unknown";
  // Removed after thirty days, or ended since: the way back is to ask again.
  if (subscriber === undefined) return "expired";
  if (subscriber.state === "confirmed") return "already";
  return subscriber.state === "pending" && !expired ? "confirmed" : "expired";
}

function unsubscribeOutcome(isForeign: boolean, subscriber: Subscriber | undefined): UnsubscribeOutcome {
  if (isForeign) return "unknown";
  return subscriber === undefined || subscriber.state === "unsubscribed" ? "already" : "unsubscribed";
}
