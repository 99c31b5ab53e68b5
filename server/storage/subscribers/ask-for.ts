import type { EmailAddress } from "#domain/newsletter/email-address.ts";
import { storable } from "#server/storage/storable.ts";
import type { Queries, SubscriberState } from "#server/storage/tables.ts";

/**
 * Notes that an address asks for the newsletter; returns the id under which it is kept: the given one if it is new.
 * One statement whether the address is known or not, so that its time tells nothing.
 */
export async function askFor(
  db: Queries,
  now: Date,
  id: string,
  { typed, key }: EmailAddress,
): Promise<string> {
  const stored = await db
    .insertInto("subscribers")
    .values({
      id,
      email: storable(typed),
      email_key: storable(key),
      state: "pending",
      asked_at: now.toISOString(),
      confirmed_at: null,
      left_at: null,
      letter_at: null,
      letters: 0,
    })
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet((known) => ({
        asked_at: known.ref("excluded.asked_at"),
        state: known
          .case()
          .when("subscribers.state", "=", "confirmed")
          .then(known.val<SubscriberState>("confirmed"))
          .else(known.val<SubscriberState>("pending"))
          .end(),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return stored.id;
}
