import type { SavedNames } from "#domain/saved-names/saved-names.ts";
import { idInSmallLetters } from "./saved-names/id-in-small-letters.ts";
import { listNames } from "./saved-names/list-names.ts";
import { mergeNamesInto } from "./saved-names/merge-names.ts";
import { orderNames } from "./saved-names/order-names.ts";
import { saveName } from "./saved-names/save-name.ts";
import { storable } from "./storable.ts";
import type { Queries } from "./tables.ts";

/** Saved names in either engine. Reading a list or adding to it counts as a visit. */
export function createSavedNames(db: Queries, now: () => Date): SavedNames {
  return {
    list: listNames(db, now),
    async count(visitor) {
      const row = await db
        .selectFrom("saved_names")
        .select((select) => select.fn.count(idInSmallLetters).distinct().as("names"))
        .where("visitor", "=", visitor)
        .executeTakeFirstOrThrow();
      return Number(row.names);
    },
    async knows(visitor) {
      const row = await db
        .selectFrom("visitors")
        .select("hash")
        .where("hash", "=", visitor)
        .executeTakeFirst();
      return row !== undefined;
    },
    save: (visitor, nameId) => saveName(db, now(), visitor, storable(nameId)),
    async remove(visitor, nameId) {
      const { numDeletedRows } = await db
        .deleteFrom("saved_names")
        .where("visitor", "=", visitor)
        .where(idInSmallLetters, "=", storable(nameId))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async annotate(visitor, nameId, note) {
      const { numUpdatedRows } = await db
        .updateTable("saved_names")
        .set({ note: storable(note) })
        .where("visitor", "=", visitor)
        .where(idInSmallLetters, "=", storable(nameId))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    order: (visitor, nameIds) => orderNames(db, visitor, nameIds),
    merge: (visitor, names) => mergeNamesInto(db, now(), visitor, names),
    async forget(visitor) {
      await db.deleteFrom("visitors").where("hash", "=", visitor).execute();
    },
  };
}
