import { mergeNames } from "#domain/saved-names/merge.ts";
import type { ImportResult, NotedName, VisitorHash } from "#domain/saved-names/saved-names.ts";
import { inTransaction } from "#server/storage/in-transaction.ts";
import type { Queries, Tables } from "#server/storage/tables.ts";
import { storable } from "#server/storage/storable.ts";
import { heldRows } from "./mend-list.ts";
import { holdVisitor } from "./visitor-row.ts";

export async function mergeNamesInto(
  db: Queries,
  now: Date,
  visitor: VisitorHash,
  names: readonly NotedName[],
): Promise<ImportResult> {
  if (names.length === 0) return { added: 0, alreadySaved: 0, refused: 0 };
  const coming = names.map(({ nameId, note }) => ({ nameId: storable(nameId), note: storable(note) }));
  return inTransaction(db, async (transaction) => {
    await holdVisitor(transaction, now, visitor);
    const stored = await heldRows(transaction, visitor);
    const { added, noted, result } = mergeNames(stored, coming);
    const first = (stored[0]?.position ?? 0) - added.length;
    // Those already there meet a conflict, and only their note changes.
    const rows = [...added, ...noted].map(({ nameId, note }, index) => ({
      visitor,
      name_id: nameId,
      note,
      saved_at: now.toISOString(),
      position: first + index,
    }));
    if (rows.length > 0) await writeRows(transaction, rows);
    return result;
  });
}

async function writeRows(db: Queries, rows: readonly Tables["saved_names"][]): Promise<void> {
  await db
    .insertInto("saved_names")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["visitor", "name_id"]).doUpdateSet({ note: (row) => row.ref("excluded.note") }),
    )
    .execute();
}
