import { sql } from "kysely";
import type { NameId } from "#domain/names/entry/name.ts";
import { putFirst } from "#domain/saved-names/put-first.ts";
import type { VisitorHash } from "#domain/saved-names/saved-names.ts";
import { inTransaction } from "#server/storage/in-transaction.ts";
import type { Queries } from "#server/storage/tables.ts";
import { heldRows } from "./mend-list.ts";
import { holdKnownVisitor } from "./visitor-row.ts";

/** Numbers the whole list anew, from 0. */
export function orderNames(db: Queries, visitor: VisitorHash, wanted: readonly NameId[]): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await holdKnownVisitor(transaction, visitor))) return;
    const stored = await heldRows(transaction, visitor);
    if (stored.length === 0) return;
    const ordered = putFirst(
      stored.map(({ nameId }) => nameId),
      wanted,
    );
    const cases = ordered.map((nameId, index) => sql`when ${nameId} then ${sql.lit(index)}`);
    await transaction
      .updateTable("saved_names")
      .set({ position: sql<number>`case name_id ${sql.join(cases, sql` `)} else position end` })
      .where("visitor", "=", visitor)
      .execute();
  });
}
