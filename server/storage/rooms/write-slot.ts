import type { Transaction } from "kysely";
import { MOST_SLOTS, type RoomWriting } from "#domain/together/room/rooms.ts";
import { inTransaction } from "#server/storage/in-transaction.ts";
import type { Database, Tables } from "#server/storage/tables.ts";
import { nextChange } from "./next-change.ts";

type SlotWrite = {
  readonly id: string;
  readonly slot: string;
  readonly blob: string;
  /** Day of the write. */
  readonly today: string;
  /** Told within the transaction. */
  readonly announce: (
    transaction: Transaction<Tables>,
    news: { readonly room: string; readonly version: number },
  ) => Promise<void>;
};

/** Puts a blob into its slot, and begins the room if nobody has; all or nothing. */
export async function writeSlot(
  { db, engine }: Pick<Database, "db" | "engine">,
  { id, slot, blob, today, announce }: SlotWrite,
): Promise<RoomWriting> {
  return inTransaction(db, async (transaction): Promise<RoomWriting> => {
    // The row is locked from here on: writes into one room follow each other.
    const room = await transaction
      .insertInto("rooms")
      .values({ id, version: 0, ended: 0, shared: 0, last_used: today })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ last_used: today }))
      .returning(["version", "ended"])
      .executeTakeFirstOrThrow();
    if (room.ended === 1) return { kind: "ended" };
    const version = await nextChange(transaction, engine);
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
    await transaction
      .updateTable("rooms")
      .set({ version, ...(Number(slots) > 1 ? { shared: 1 } : {}) })
      .where("id", "=", id)
      .execute();
    await announce(transaction, { room: id, version });
    return { kind: "written", version, previous: Number(room.version) };
  }).catch((error: unknown) => {
    if (error instanceof RoomIsFull) return { kind: "full" };
    throw error;
  });
}

/** Takes the write back. */
class RoomIsFull extends Error {}
