import type { ExpressionBuilder } from "kysely";
import { utcDay } from "#domain/text/day.ts";
import type { Queries, Tables } from "#server/storage/tables.ts";
import { inBatches } from "./in-batches.ts";

/** What of a kind is old enough to be removed. */
export type Expired = {
  /** How many there are of the kind, and how many of them nobody has used since. */
  count(since: Date): Promise<{ readonly all: number; readonly due: number }>;
  /** Removes those that nobody has used since, the oldest first and `most` at most; returns how many. */
  remove(since: Date, most: number): Promise<number>;
};

/** Visitors by the day of their last use, with their lists. */
export function expiredVisitors(db: Queries): Expired {
  const rows = () => db.selectFrom("visitors").select(({ fn }) => fn.countAll().as("count"));
  return {
    count: (since) => counts(rows(), rows().where("last_seen", "<", utcDay(since))),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const old = db.selectFrom("visitors").select("hash").where("last_seen", "<", utcDay(since));
        const { numDeletedRows } = await db
          .deleteFrom("visitors")
          .where("hash", "in", old.orderBy("last_seen").limit(limit))
          // Once more, for a visitor who comes back just now.
          .where("last_seen", "<", utcDay(since))
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      }),
  };
}

/** Rooms by the day of their last use, with what lies in them: all of them, or only those in which there never were two devices. */
export function expiredRooms(db: Queries, which: "all" | "lonely"): Expired {
  const shared = which === "all" ? [0, 1] : [0];
  const rows = () => db.selectFrom("rooms").select(({ fn }) => fn.countAll().as("count"));
  return {
    count: (since) =>
      counts(rows(), rows().where("last_used", "<", utcDay(since)).where("shared", "in", shared)),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const old = db
          .selectFrom("rooms")
          .select("id")
          .where("last_used", "<", utcDay(since))
          .where("shared", "in", shared);
        const { numDeletedRows } = await db
          .deleteFrom("rooms")
          .where("id", "in", old.orderBy("last_used").limit(limit))
          // PostgreSQL looks again at a row that somebody has used in this moment.
          .where("last_used", "<", utcDay(since))
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      }),
  };
}

/** Subscriptions that were not confirmed, or have ended, with their deliveries. */
export function expiredSubscriptions(db: Queries): Expired {
  const rows = () => db.selectFrom("subscribers").select(({ fn }) => fn.countAll().as("count"));
  const isOld = (since: Date) => (row: ExpressionBuilder<Tables, "subscribers">) =>
    row.or([
      row.and([row("state", "=", "pending"), row("asked_at", "<", since.toISOString())]),
      row.and([row("state", "in", ["unsubscribed", "bounced"]), row("left_at", "<", since.toISOString())]),
    ]);
  return {
    count: (since) => counts(rows(), rows().where(isOld(since))),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const old = db.selectFrom("subscribers").select("id").where(isOld(since));
        const { numDeletedRows } = await db
          .deleteFrom("subscribers")
          .where("id", "in", old.orderBy("asked_at").limit(limit))
          .where(isOld(since))
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      }),
  };
}

/** Messages from the contact form by the time at which they came. */
export function expiredMessages(db: Queries): Expired {
  const rows = () => db.selectFrom("contact_messages").select(({ fn }) => fn.countAll().as("count"));
  return {
    count: (since) => counts(rows(), rows().where("received_at", "<", since.toISOString())),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const old = db
          .selectFrom("contact_messages")
          .select("number")
          .where("received_at", "<", since.toISOString());
        const { numDeletedRows } = await db
          .deleteFrom("contact_messages")
          .where("number", "in", old.orderBy("received_at").limit(limit))
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      }),
  };
}

/** What the audit log of the desk says, by the time at which it was done. */
export function expiredDeskActions(db: Queries): Expired {
  const rows = () => db.selectFrom("desk_actions").select(({ fn }) => fn.countAll().as("count"));
  return {
    count: (since) => counts(rows(), rows().where("done_at", "<", since.toISOString())),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const old = db.selectFrom("desk_actions").select("id").where("done_at", "<", since.toISOString());
        const { numDeletedRows } = await db
          .deleteFrom("desk_actions")
          .where("id", "in", old.orderBy("done_at").limit(limit))
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      }),
  };
}

/** What was counted, by its day. */
export function expiredCounts(db: Queries): Expired {
  const rows = () => db.selectFrom("counts").select(({ fn }) => fn.countAll().as("count"));
  return {
    count: (since) => counts(rows(), rows().where("day", "<", utcDay(since))),
    remove: (since, most) =>
      inBatches(most, async (limit) => {
        const days = db
          .selectFrom("counts")
          .select("day")
          .where("day", "<", utcDay(since))
          .orderBy("day")
          .limit(1);
        const { numDeletedRows } = await db
          .deleteFrom("counts")
          .where("day", "in", days)
          .executeTakeFirstOrThrow();
        return numDeletedRows > BigInt(limit) ? BigInt(limit) : numDeletedRows;
      }),
  };
}

type Counting = { executeTakeFirstOrThrow(): Promise<{ readonly count: number | string | bigint }> };

async function counts(all: Counting, due: Counting): Promise<{ readonly all: number; readonly due: number }> {
  return {
    all: Number((await all.executeTakeFirstOrThrow()).count),
    due: Number((await due.executeTakeFirstOrThrow()).count),
  };
}
