import { inTransaction } from "./in-transaction.ts";
import { storable } from "./storable.ts";
import type { CountKind, Queries } from "./tables.ts";

/** So often on a day, which is one such as 2026-11-21. */
export type Count = {
  readonly day: string;
  readonly kind: CountKind;
  readonly key: string;
  readonly count: number;
};

/** Rows that go in one statement. */
const BATCH = 200;

export type CountStore = ReturnType<typeof createCountStore>;

/** What was counted, a row for each day and thing. Processes add to the same rows. */
export function createCountStore(db: Queries) {
  return {
    /** All or none. In the order of their keys, so that two processes never wait for each other in a circle. */
    async add(counts: readonly Count[]): Promise<void> {
      const rows = counts
        .map((count) => ({ ...count, key: storable(count.key) }))
        .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
      if (rows.length === 0) return;
      await inTransaction(db, async (transaction) => {
        for (let from = 0; from < rows.length; from += BATCH) {
          // One after another within the transaction.
          // oxlint-disable-next-line no-await-in-loop
          await transaction
            .insertInto("counts")
            .values(rows.slice(from, from + BATCH))
            .onConflict((conflict) =>
              conflict.columns(["day", "kind", "key"]).doUpdateSet((row) => ({
                count: row("counts.count", "+", row.ref("excluded.count")),
              })),
            )
            .execute();
        }
      });
    },
    /** What was counted of a kind since a day, by key: in all, and on how many days. */
    async sums(
      kind: CountKind,
      since: string,
    ): Promise<readonly { readonly key: string; readonly count: number; readonly days: number }[]> {
      const rows = await db
        .selectFrom("counts")
        .select(({ fn }) => ["key", fn.sum("count").as("count"), fn.countAll().as("days")])
        .where("kind", "=", kind)
        .where("day", ">=", since)
        .groupBy("key")
        .execute();
      return rows.map(({ key, count, days }) => ({ key, count: Number(count), days: Number(days) }));
    },
    /** The sums of a kind since a day, by day, the newest first. */
    async byDay(
      kind: CountKind,
      since: string,
    ): Promise<readonly { readonly day: string; readonly count: number }[]> {
      const rows = await db
        .selectFrom("counts")
        .select(({ fn }) => ["day", fn.sum("count").as("count")])
        .where("kind", "=", kind)
        .where("day", ">=", since)
        .groupBy("day")
        .orderBy("day", "desc")
        .execute();
      return rows.map(({ day, count }) => ({ day, count: Number(count) }));
    },
  };
}

function idOf({ day, kind, key }: Count): string {
  return `${day} ${kind} ${key}`;
}
