import { foldId } from "#domain/names/entry/name.ts";
import { isMended, mendedList } from "#domain/saved-names/mended-list.ts";
import { NOTE_LIMIT, type SavedName, type VisitorHash } from "#domain/saved-names/saved-names.ts";
import { inTransaction } from "#server/storage/in-transaction.ts";
import type { Queries } from "#server/storage/tables.ts";
import { holdKnownVisitor } from "./visitor-row.ts";

type Row = SavedName & { readonly position: number };

/** Mends a stored list that takes "Noah" and "noah" for two names. */
export async function mendStoredList(db: Queries, visitor: VisitorHash): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (await holdKnownVisitor(transaction, visitor)) await heldRows(transaction, visitor);
  });
}

/** The rows of a visitor who is held, in their order; mended before they are given. */
export async function heldRows(transaction: Queries, visitor: VisitorHash): Promise<readonly Row[]> {
  const rows = await rowsOf(transaction, visitor);
  if (isMended(rows.map(({ nameId }) => nameId))) return rows;
  // Notes are written and names removed without holding the visitor: this holds the rows themselves.
  await transaction
    .updateTable("saved_names")
    .set((row) => ({ position: row.ref("position") }))
    .where("visitor", "=", visitor)
    .execute();
  const held = await rowsOf(transaction, visitor);
  const groups = Object.values(Object.groupBy(held, ({ nameId }) => foldId(nameId)));
  await groups.reduce(
    (before, group = []) => before.then(() => mendRows(transaction, visitor, group)),
    Promise.resolve(),
  );
  return rowsOf(transaction, visitor);
}

/**
 * One row instead of several for one name. A row is changed in place and not written anew, so that a note or a removal that
 * waits for it finds it.
 */
async function mendRows(db: Queries, visitor: VisitorHash, rows: readonly Row[]): Promise<void> {
  const [mended] = mendedList(rows);
  // Notes that do not fit into one row stay in two, and are shown as one (list-names.ts): nobody's words are cut.
  if (mended === undefined || mended.note.length > NOTE_LIMIT) return;
  const { nameId, note, savedAt } = mended;
  const stays = (rows.find((row) => row.nameId === nameId) ?? rows[0])?.nameId ?? nameId;
  const rest = rows.map((row) => row.nameId).filter((id) => id !== stays);
  if (stays === nameId && rest.length === 0) return;
  if (rest.length > 0) {
    await db.deleteFrom("saved_names").where("visitor", "=", visitor).where("name_id", "in", rest).execute();
  }
  await db
    .updateTable("saved_names")
    .set({ name_id: nameId, note, saved_at: savedAt, position: rows[0]?.position ?? 0 })
    .where("visitor", "=", visitor)
    .where("name_id", "=", stays)
    .execute();
}

async function rowsOf(db: Queries, visitor: VisitorHash): Promise<readonly Row[]> {
  return db
    .selectFrom("saved_names")
    .select(["name_id as nameId", "note", "saved_at as savedAt", "position"])
    .where("visitor", "=", visitor)
    .orderBy("position")
    .execute();
}
