import type { LetterHandler } from "#server/mail/mail-queue.ts";
import type { Subscriber, Subscribers } from "#server/storage/subscribers.ts";
import type { NewsletterLinks } from "./links.ts";
import { alreadyLetter, confirmLetter } from "./subscription-letters.ts";

/** Letters about a subscription that one address gets within a day, so that nobody can be flooded in our name. */
const MOST_LETTERS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

type Given = {
  readonly subscribers: Subscribers;
  readonly links: NewsletterLinks;
  readonly sender: { readonly mailHost: string; readonly postalAddress: string | undefined };
  readonly now: () => Date;
};

/** The answer to whoever has asked for the newsletter: to confirm, or that it comes already. */
export function subscriptionLetterHandler({ subscribers, links, sender, now }: Given): LetterHandler {
  return {
    async compose(id) {
      const subscriber = await subscribers.find(id);
      if (subscriber === undefined || hasHadEnough(subscriber, now())) return undefined;
      if (subscriber.state === "pending") {
        const { href, until } = links.confirm(id);
        return confirmLetter(subscriber.email, href, until, sender);
      }
      if (subscriber.state !== "confirmed") return undefined;
      return alreadyLetter(subscriber.email, links.unsubscribe(id), sender);
    },
    sent: (id) => subscribers.countLetter(id, new Date(now().getTime() - DAY_MS)),
  };
}

function hasHadEnough({ letters, letter_at }: Subscriber, now: Date): boolean {
  if (letter_at === null || Date.parse(letter_at) <= now.getTime() - DAY_MS) return false;
  return letters >= MOST_LETTERS;
}
