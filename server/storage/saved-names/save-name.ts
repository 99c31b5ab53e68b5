import type { NameId } from "#domain/names/entry/name.ts";
import { SAVED_NAMES_LIMIT, type SaveResult, type VisitorHash } from "#domain/saved-names/saved-names.ts";
import { inTransaction } from "#server/storage/in-transaction.ts";
import type { Queries } from "#server/storage/tables.ts";
import { idInSmallLetters } from "./id-in-small-letters.ts";
import { holdVisitor } from "./visitor-row.ts";

export function saveName(db: Queries, now: Date, visitor: VisitorHash, nameId: NameId): Promise<SaveResult> {
  return inTransaction(db, async (transaction) => {
    await holdVisitor(transaction, now, visitor);
    if (await insertUnlessFull(transaction, now, visitor, nameId)) return "saved";
    return (await isSaved(transaction, visitor, nameId)) ? "already saved" : "full";
  });
}

/** One statement finds the place before all others, keeps the limit and passes over a name that is there, however it is written. */
async function insertUnlessFull(
  db: Queries,
  now: Date,
  visitor: VisitorHash,
  nameId: NameId,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("saved_names")
    .columns(["visitor", "name_id", "note", "saved_at", "position"])
    .expression((insert) =>
      insert
        .selectFrom("saved_names")
        .select((row) => [
          row.val(visitor).as("visitor"),
          row.val(nameId).as("name_id"),
          row.val("").as("note"),
          row.val(now.toISOString()).as("saved_at"),
          row(row.fn.coalesce(row.fn.min("position"), row.lit(0)), "-", row.lit(1)).as("position"),
        ])
        .where("visitor", "=", visitor)
        .having((having) =>
          having.and([
            having(having.fn.count(idInSmallLetters).distinct(), "<", SAVED_NAMES_LIMIT),
            having(having.fn.countAll().filterWhere(idInSmallLetters, "=", nameId), "=", 0),
          ]),
        ),
    )
    .onConflict((conflict) => conflict.columns(["visitor", "name_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function isSaved(db: Queries, visitor: VisitorHash, nameId: NameId): Promise<boolean> {
  const row = await db
    .selectFrom("saved_names")
    .select("name_id")
    .where("visitor", "=", visitor)
    .where(idInSmallLetters, "=", nameId)
    .executeTakeFirst();
  return row !== undefined;
}
