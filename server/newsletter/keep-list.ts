import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { removeLettersNaming } from "#server/mail/remove-letters.ts";
import type { Subscriber, Subscribers } from "#server/storage/subscribers.ts";

/** A subscriber as exports have it. */
type ExportedSubscriber = {
  readonly email: string;
  readonly state: string;
  readonly askedAt: string;
  readonly confirmedAt: string | null;
  readonly leftAt: string | null;
};

/** All subscribers, by when they asked. */
export async function exportSubscribers(
  subscribers: Pick<Subscribers, "list">,
): Promise<readonly ExportedSubscriber[]> {
  return (await subscribers.list()).map(({ email, state, asked_at, confirmed_at, left_at }) => ({
    email,
    state,
    askedAt: asked_at,
    confirmedAt: confirmed_at,
    leftAt: left_at,
  }));
}

/** "unknown", "bounced", or the state in which the address stays, since it gets no letters anyway. */
type Bounce = "unknown" | Subscriber["state"];

/** Marks an address whose mail came back: it gets no more, until somebody asks for it anew. */
export async function markBounced(
  subscribers: Pick<Subscribers, "findByKey" | "markBounced">,
  address: string,
): Promise<{ readonly marked: boolean; readonly state: Bounce }> {
  const known = await subscribers.findByKey(readEmailAddress(address)?.key ?? "");
  if (known === undefined) return { marked: false, state: "unknown" };
  const marked = await subscribers.markBounced(known.id);
  return { marked, state: marked ? "bounced" : known.state };
}

/** Removes an address with everything kept of it, letters in the outbox included; true when there was something. */
export async function forgetSubscriber(
  subscribers: Pick<Subscribers, "forget">,
  outbox: string,
  address: string,
): Promise<boolean> {
  const wasKept = await subscribers.forget(readEmailAddress(address)?.key ?? "");
  const letters = await removeLettersNaming(outbox, address);
  return wasKept || letters > 0;
}
