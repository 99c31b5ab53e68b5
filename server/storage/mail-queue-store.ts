import type { Queries, Tables } from "./tables.ts";

export type QueuedLetter = Tables["waiting_letters"];
type LetterName = Pick<QueuedLetter, "kind" | "about">;

export type MailQueueStore = ReturnType<typeof createMailQueueStore>;

/** Letters that wait to be sent one by one. They outlive the process; several processes share them. */
export function createMailQueueStore(db: Queries) {
  return {
    /** A letter that waits already is due at once. */
    async add({ kind, about }: LetterName, due: Date): Promise<void> {
      await db
        .insertInto("waiting_letters")
        .values({ kind, about, due_at: due.toISOString(), attempts: 0 })
        .onConflict((conflict) =>
          conflict.columns(["kind", "about"]).doUpdateSet({ due_at: due.toISOString(), attempts: 0 }),
        )
        .execute();
    },

    /** The one that has waited longest; nobody else takes it until the given time. undefined when none is due. */
    async take(now: Date, until: Date): Promise<QueuedLetter | undefined> {
      const next = await db
        .selectFrom("waiting_letters")
        .selectAll()
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .executeTakeFirst();
      if (next === undefined) return undefined;
      const taken = { due_at: until.toISOString(), attempts: next.attempts + 1 };
      const { numUpdatedRows } = await db
        .updateTable("waiting_letters")
        .set(taken)
        .where("kind", "=", next.kind)
        .where("about", "=", next.about)
        .where("due_at", "=", next.due_at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? { ...next, ...taken } : this.take(now, until);
    },

    /** Letters that wait, and those of them that did not go out at the first attempt. */
    async count(): Promise<{ readonly waiting: number; readonly tried: number }> {
      const rows = await db.selectFrom("waiting_letters").select("attempts").execute();
      return { waiting: rows.length, tried: rows.filter(({ attempts }) => attempts > 1).length };
    },

    async postpone({ kind, about, due_at: taken }: QueuedLetter, until: Date): Promise<void> {
      await db
        .updateTable("waiting_letters")
        .set({ due_at: until.toISOString() })
        .where("kind", "=", kind)
        .where("about", "=", about)
        .where("due_at", "=", taken)
        .execute();
    },

    /** Done with: unless it was asked for again meanwhile. */
    async remove({ kind, about, due_at: taken }: QueuedLetter): Promise<void> {
      await db
        .deleteFrom("waiting_letters")
        .where("kind", "=", kind)
        .where("about", "=", about)
        .where("due_at", "=", taken)
        .execute();
    },
  };
}
