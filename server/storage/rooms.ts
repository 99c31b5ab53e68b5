import { sql } from "kysely";
import { MOST_SLOTS, type Rooms } from "#domain/together/rooms.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Queries } from "./tables.ts";

const BATCH = 500;

/** Rooms in the database. `onWrite` is told after each change that is confirmed. */
export function createRooms(db: Queries, now: () => Date, onWrite: (room: string) => Promise<void>): Rooms {
  const today = () => now().toISOString().slice(0, 10);

  return {
    async read(id) {
      const room = await db.selectFrom("rooms").selectAll().where("id", "=", id).executeTakeFirst();
      if (room === undefined) return { kind: "unknown" };
      if (room.ended === 1) return { kind: "ended" };
      if (room.last_used !== today()) {
        await db.updateTable("rooms").set({ last_used: today() }).where("id", "=", id).execute();
      }
      const slots = await db
        .selectFrom("room_slots")
        .select(["slot", "version", "blob"])
        .where("room", "=", id)
        .orderBy("version")
        .execute();
      // The room was read first: whoever hears of a later write reads again.
      return { kind: "room", room: { version: room.version, slots } };
    },

    async write(id, slot, blob) {
      const outcome = await inTransaction(db, async (transaction) => {
        const used = { changed_at: now().toISOString(), last_used: today() };
        // The row is locked from here on: writes into one room follow each other.
        const { version, ended } = await transaction
          .insertInto("rooms")
          .values({ id, version: 1, ended: 0, ...used })
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet({ ...used, version: sql<number>`rooms.version + 1` }),
          )
          .returning(["version", "ended"])
          .executeTakeFirstOrThrow();
        if (ended === 1) return "ended";
        await transaction
          .insertInto("room_slots")
          .values({ room: id, slot, version, blob })
          .onConflict((conflict) => conflict.columns(["room", "slot"]).doUpdateSet({ version, blob }))
          .execute();
        const { slots } = await transaction
          .selectFrom("room_slots")
          .select(({ fn }) => fn.countAll<string | number>().as("slots"))
          .where("room", "=", id)
          .executeTakeFirstOrThrow();
        if (Number(slots) > MOST_SLOTS) throw new RoomIsFull();
        return "written";
      }).catch((error: unknown) => {
        if (error instanceof RoomIsFull) return "full" as const;
        throw error;
      });
      if (outcome === "written") await onWrite(id);
      return outcome;
    },

    async leave(id, slot) {
      const hasLeft = await inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("rooms")
          .set({
            version: sql<number>`version + 1`,
            changed_at: now().toISOString(),
            last_used: today(),
          })
          .where("id", "=", id)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom("room_slots").select("slot").where("room", "=", id).where("slot", "=", slot)),
          )
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction.deleteFrom("room_slots").where("room", "=", id).where("slot", "=", slot).execute();
        return true;
      });
      if (hasLeft) await onWrite(id);
    },

    async end(id) {
      await inTransaction(db, async (transaction) => {
        const ended = { ended: 1, changed_at: now().toISOString(), last_used: today() };
        await transaction
          .insertInto("rooms")
          .values({ id, version: 1, ...ended })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(ended))
          .execute();
        await transaction.deleteFrom("room_slots").where("room", "=", id).execute();
      });
      await onWrite(id);
    },

    forgetUnusedSince: (time) => forgetUnused(db, time.toISOString().slice(0, 10)),
  };
}

/** In batches, so that no write has to wait for long. */
async function forgetUnused(db: Queries, day: string): Promise<number> {
  const unused = db.selectFrom("rooms").select("id").where("last_used", "<", day).limit(BATCH);
  const { numDeletedRows } = await db
    .deleteFrom("rooms")
    .where("id", "in", unused)
    .where("last_used", "<", day)
    .executeTakeFirstOrThrow();
  const rest = numDeletedRows < BATCH ? 0 : await forgetUnused(db, day);
  return Number(numDeletedRows) + rest;
}

/** Takes the write back. */
class RoomIsFull extends Error {}
