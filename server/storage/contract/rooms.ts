import { beforeEach, describe, expect, test } from "vitest";
import { MOST_SLOTS, type Rooms } from "#domain/together/rooms.ts";
import { createRooms } from "#server/storage/rooms.ts";
import type { Bench } from "./bench.ts";

const ROOM = "0123456789abcdef0123456789abcdef";
const at = (day: string) => new Date(`${day}T12:00:00Z`);

export function describeRooms(bench: () => Bench): void {
  describe("Rooms", () => {
    let rooms: Rooms;
    let told: string[];
    beforeEach(() => {
      told = [];
      const { database, clock } = bench();
      rooms = createRooms(
        database.db,
        () => clock.now,
        (room) => Promise.resolve(void told.push(room)),
      );
    });

    test("begin with the first write; each write has a later version and replaces its slot", async () => {
      expect(await rooms.read(ROOM)).toEqual({ kind: "unknown" });
      await rooms.write(ROOM, "a", "first");
      await rooms.write(ROOM, "b", "other");
      await rooms.write(ROOM, "a", "second");
      expect(await rooms.read(ROOM)).toEqual({
        kind: "room",
        room: {
          version: 3,
          slots: [
            { slot: "b", version: 2, blob: "other" },
            { slot: "a", version: 3, blob: "second" },
          ],
        },
      });
      expect(told).toEqual([ROOM, ROOM, ROOM]);
    });

    test("hold so many slots and no more; those that are there can still be written", async () => {
      const written = await Promise.all(
        Array.from({ length: MOST_SLOTS }, (_, n) => rooms.write(ROOM, `${n}`, "")),
      );
      expect(new Set(written)).toEqual(new Set(["written"]));
      expect(await rooms.write(ROOM, "one more", "")).toBe("full");
      expect(await rooms.write(ROOM, "0", "again")).toBe("written");
      const reading = await rooms.read(ROOM);
      expect(reading.kind === "room" && reading.room.version).toBe(MOST_SLOTS + 1);
    });

    test("take writes of several devices in the same moment, each with its own version", async () => {
      const slots = Array.from({ length: MOST_SLOTS }, (_, n) => `${n}`);
      await Promise.all(
        slots.flatMap((slot) => ["x", "y", "z"].map((blob) => rooms.write(ROOM, slot, blob))),
      );
      const reading = await rooms.read(ROOM);
      if (reading.kind !== "room") throw new Error(reading.kind);
      expect(reading.room.version).toBe(3 * MOST_SLOTS);
      expect(new Set(reading.room.slots.map(({ version }) => version)).size).toBe(MOST_SLOTS);
    });

    test("are left by one device: what it has put in is gone, the others stay, and they are told", async () => {
      await rooms.write(ROOM, "a", "first");
      await rooms.write(ROOM, "b", "other");
      await rooms.leave(ROOM, "a");
      expect(await rooms.read(ROOM)).toEqual({
        kind: "room",
        room: { version: 3, slots: [{ slot: "b", version: 2, blob: "other" }] },
      });
      expect(told).toEqual([ROOM, ROOM, ROOM]);
      expect(await rooms.write(ROOM, "a", "back again")).toBe("written");
    });

    test("that hold nothing of a device are not changed by its leaving, and nobody is told", async () => {
      await rooms.leave(ROOM, "a");
      expect(await rooms.read(ROOM)).toEqual({ kind: "unknown" });
      await rooms.write(ROOM, "b", "other");
      await rooms.leave(ROOM, "a");
      await rooms.end(ROOM);
      await rooms.leave(ROOM, "b");
      expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
      expect(told).toEqual([ROOM, ROOM]);
    });

    test("that are ended are empty, and do not begin anew", async () => {
      await rooms.write(ROOM, "a", "first");
      await rooms.end(ROOM);
      expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
      expect(await rooms.write(ROOM, "a", "second")).toBe("ended");
      expect(await bench().database.db.selectFrom("room_slots").select("blob").execute()).toEqual([]);
    });

    test("that nobody has used are forgotten with all they hold; those that were read are spared", async () => {
      const { clock, database } = bench();
      clock.now = at("2026-01-01");
      await rooms.write(ROOM, "a", "first");
      await rooms.write("other", "a", "first");
      clock.now = at("2026-02-01");
      await rooms.read(ROOM);
      expect(await rooms.forgetUnusedSince(at("2026-02-01"))).toBe(1);
      expect(await rooms.read("other")).toEqual({ kind: "unknown" });
      expect(await database.db.selectFrom("room_slots").select("room").execute()).toEqual([{ room: ROOM }]);
    });
  });
}
