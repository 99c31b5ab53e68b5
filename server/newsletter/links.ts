import { createHmac, timingSafeEqual } from "node:crypto";
import type { SubscriberId } from "#server/storage/subscribers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_DAYS = 7;
/** In the place of a time. */
const NEVER = "always";

/** What a token of ours says. An unsubscribe link never expires: an old letter must do. */
type ReadLink = { readonly subscriber: SubscriberId; readonly expired: boolean };

export type NewsletterLinks = ReturnType<typeof createLinks>;

type Given = {
  /** Asked for at each link: it may lie in a database that is opened later. */
  readonly secret: () => string;
  readonly origin: string;
  readonly now: () => Date;
};

/**
 * Links that only we can make: what they do, for whom and until when, signed with HMAC-SHA256. They hold the
 * subscriber's random id and no address.
 */
export function createLinks({ secret, origin, now }: Given) {
  const sign = (content: string) => createHmac("sha256", secret()).update(content).digest("base64url");
  const tokenOf = (content: string) => `${content}.${sign(content)}`;
  const read = (token: string, purpose: "confirm" | "unsubscribe"): ReadLink | undefined => {
    const [does, subscriber, until, signature, ...rest] = token.split(".");
    if (does !== purpose || subscriber === undefined || until === undefined || signature === undefined) {
      return undefined;
    }
    if (rest.length > 0 || !isSame(signature, sign(`${does}.${subscriber}.${until}`))) return undefined;
    return { subscriber, expired: until !== NEVER && Number.parseInt(until, 36) * 1000 < now().getTime() };
  };

  return {
    confirm(subscriber: SubscriberId): { readonly href: string; readonly until: Date } {
      const until = new Date(now().getTime() + CONFIRM_DAYS * DAY_MS);
      const seconds = Math.floor(until.getTime() / 1000).toString(36);
      return {
        href: `${origin}/newsletter/confirm?token=${tokenOf(`confirm.${subscriber}.${seconds}`)}`,
        until,
      };
    },
    unsubscribe: (subscriber: SubscriberId): string =>
      `${origin}/newsletter/unsubscribe?token=${tokenOf(`unsubscribe.${subscriber}.${NEVER}`)}`,
    readConfirm: (token: string) => read(token, "confirm"),
    readUnsubscribe: (token: string) => read(token, "unsubscribe"),
    /** Always the same for one issue and subscriber: a letter that is sent again is known as the same. */
    messageId: (issue: string, subscriber: SubscriberId, host: string): string =>
      `<${issue}.${sign(`message.${issue}.${subscriber}`).slice(0, 32)}@${host}>`,
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
