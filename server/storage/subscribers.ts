import type { EmailAddress } from "#domain/newsletter/email-address.ts";
import { storable } from "./storable.ts";
import { askFor } from "./subscribers/ask-for.ts";
import type { Queries, Tables } from "./tables.ts";

export type SubscriberId = string;
export type Subscriber = Tables["subscribers"];

export type Subscribers = ReturnType<typeof createSubscribers>;

/** Who gets the monthly letter, or has asked for it. */
export function createSubscribers(db: Queries, now: () => Date) {
  const update = async (
    id: SubscriberId,
    from: readonly Subscriber["state"][],
    values: Partial<Subscriber>,
  ) => {
    const { numUpdatedRows } = await db
      .updateTable("subscribers")
      .set(values)
      .where("id", "=", id)
      .where("state", "in", from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };

  return {
    find: (id: SubscriberId): Promise<Subscriber | undefined> =>
      db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst(),

    findByKey: (key: string): Promise<Subscriber | undefined> =>
      db.selectFrom("subscribers").selectAll().where("email_key", "=", storable(key)).executeTakeFirst(),

    ask: (id: SubscriberId, address: EmailAddress) => askFor(db, now(), id, address),

    confirm: (id: SubscriberId) =>
      update(id, ["pending"], { state: "confirmed", confirmed_at: now().toISOString(), left_at: null }),
    unsubscribe: (id: SubscriberId) =>
      update(id, ["pending", "confirmed", "bounced"], {
        state: "unsubscribed",
        left_at: now().toISOString(),
      }),
    markBounced: (id: SubscriberId) =>
      update(id, ["pending", "confirmed"], { state: "bounced", left_at: now().toISOString() }),

    /** Counts a letter about the subscription itself, together with those since the given time. */
    async countLetter(id: SubscriberId, since: Date): Promise<void> {
      await db
        .updateTable("subscribers")
        .set((row) => ({
          letter_at: now().toISOString(),
          letters: row
            .case()
            .when("letter_at", ">", since.toISOString())
            .then(row("letters", "+", 1))
            .else(1)
            .end(),
        }))
        .where("id", "=", id)
        .execute();
    },

    async countByState(): Promise<readonly { readonly state: string; readonly count: number }[]> {
      const rows = await db
        .selectFrom("subscribers")
        .select((select) => ["state", select.fn.countAll().as("count")])
        .groupBy("state")
        .orderBy("state")
        .execute();
      return rows.map(({ state, count }) => ({ state, count: Number(count) }));
    },

    list: () => db.selectFrom("subscribers").selectAll().orderBy("asked_at").orderBy("id").execute(),

    /** Removes everything kept of an address; true when there was something. */
    async forget(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("subscribers")
        .where("email_key", "=", storable(key))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
