import type { Transaction } from "kysely";
import type { Rooms } from "#domain/together/room/rooms.ts";
import { utcDay } from "#domain/text/day.ts";
import { inTransaction } from "./in-transaction.ts";
import { besideReading } from "./beside-reading.ts";
import { nextChange } from "./rooms/next-change.ts";
import { writeSlot } from "./rooms/write-slot.ts";
import type { Database, Tables } from "./tables.ts";

/** A room has changed: it has this version now. */
export type RoomNews = { readonly room: string; readonly version: number };

type NewsOfRooms = {
  /** Told of each change within its transaction: what it writes becomes visible with the change, or not at all. */
  readonly announce?: ((transaction: Transaction<Tables>, news: RoomNews) => Promise<void>) | undefined;
  /** Told of each change once it is confirmed. */
  readonly tell: (news: RoomNews) => void;
};

const nobody = () => Promise.resolve();

/** Rooms in the database. */
export function createRooms(
  database: Pick<Database, "db" | "engine">,
  now: () => Date,
  { announce = nobody, tell }: NewsOfRooms,
): Rooms {
  const { db, engine } = database;
  const changed = async (transaction: Transaction<Tables>, id: string): Promise<number> => {
    const version = await nextChange(transaction, engine);
    await transaction.updateTable("rooms").set({ version }).where("id", "=", id).execute();
    await announce(transaction, { room: id, version });
    return version;
  };

  return {
    async read(id) {
      const room = await db.selectFrom("rooms").selectAll().where("id", "=", id).executeTakeFirst();
      if (room === undefined) return { kind: "unknown" };
      if (room.ended === 1) return { kind: "ended" };
      const today = utcDay(now());
      if (room.last_used !== today) {
        await besideReading(db.updateTable("rooms").set({ last_used: today }).where("id", "=", id).execute());
      }
      const slots = await db
        .selectFrom("room_slots")
        .select(["slot", "version", "blob"])
        .where("room", "=", id)
        .orderBy("version")
        .execute();
      // The room was read first: whoever hears of a later write reads again.
      return {
        kind: "room",
        room: {
          version: Number(room.version),
          slots: slots.map(({ slot, version, blob }) => ({ slot, version: Number(version), blob })),
        },
      };
    },

    async write(id, slot, blob) {
      const written = await writeSlot(database, { id, slot, blob, today: utcDay(now()), announce });
      if (written.kind === "written") tell({ room: id, version: written.version });
      return written;
    },

    async leave(id, slot) {
      const version = await inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("rooms")
          .set({ last_used: utcDay(now()) })
          .where("id", "=", id)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom("room_slots").select("slot").where("room", "=", id).where("slot", "=", slot)),
          )
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return null;
        await transaction.deleteFrom("room_slots").where("room", "=", id).where("slot", "=", slot).execute();
        return changed(transaction, id);
      });
      if (version !== null) tell({ room: id, version });
    },

    async end(id) {
      const version = await inTransaction(db, async (transaction) => {
        // Its number is kept as long as a shared room's, so that nobody begins it anew.
        const ended = { ended: 1, shared: 1, last_used: utcDay(now()) };
        await transaction
          .insertInto("rooms")
          .values({ id, version: 0, ...ended })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(ended))
          .execute();
        await transaction.deleteFrom("room_slots").where("room", "=", id).execute();
        return changed(transaction, id);
      });
      tell({ room: id, version });
    },
  };
}
