import type { Queries } from "#server/storage/tables.ts";

/** A day as text, such as 2026-11-21; it sorts. */
export type Day = string;

const ROW = 1;

/** What all processes on a database know of the calendar. */
export function createSeenDay(db: Queries) {
  const newestIn = {
    visitors: () => db.selectFrom("visitors").select(({ fn }) => fn.max("last_seen").as("newest")),
    rooms: () => db.selectFrom("rooms").select(({ fn }) => fn.max("last_used").as("newest")),
    subscribers: () => db.selectFrom("subscribers").select(({ fn }) => fn.max("asked_at").as("newest")),
    messages: () => db.selectFrom("contact_messages").select(({ fn }) => fn.max("received_at").as("newest")),
  };

  return {
    /** The last day that was seen and believed; in a database that has none yet, the newest that its rows tell. */
    async last(): Promise<Day | undefined> {
      const row = await db
        .selectFrom("retention")
        .select("last_day")
        .where("id", "=", ROW)
        .executeTakeFirst();
      if (row !== undefined) return row.last_day;
      const newest = await Promise.all(Object.values(newestIn).map((query) => query().executeTakeFirst()));
      return newest
        .flatMap((each) => each?.newest?.slice(0, 10) ?? [])
        .toSorted()
        .at(-1);
    },

    /** Writes down a day; an earlier one never takes the place of a later. */
    async advance(day: Day): Promise<void> {
      await db
        .insertInto("retention")
        .values({ id: ROW, last_day: day, run_day: null })
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet({ last_day: day }).where("retention.last_day", "<", day),
        )
        .execute();
    },

    /** Writes down a day that an operator vouches for, whatever stood there. */
    async accept(day: Day): Promise<void> {
      await db
        .insertInto("retention")
        .values({ id: ROW, last_day: day, run_day: null })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ last_day: day, run_day: null }))
        .execute();
    },

    /** true for one process a day: it is the one that removes. */
    async claim(day: Day): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("retention")
        .set({ run_day: day })
        .where("id", "=", ROW)
        .where((row) => row.or([row("run_day", "is", null), row("run_day", "<>", day)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

export type SeenDay = ReturnType<typeof createSeenDay>;
