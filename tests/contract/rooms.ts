import { beforeEach, describe, expect, test } from "vitest";
import { MOST_SLOTS, type Rooms } from "#domain/together/room/rooms.ts";
import { createRooms, type RoomNews } from "#server/storage/rooms.ts";
import type { Bench } from "./bench.ts";

const ROOM = "0123456789abcdef0123456789abcdef";

export function describeRooms(bench: () => Bench): void {
  describe("Rooms", () => {
    let rooms: Rooms;
    let told: RoomNews[];
    const stateOf = async (room = ROOM) => {
      const reading = await rooms.read(room);
      if (reading.kind !== "room") throw new Error(reading.kind);
      return reading.room;
    };
    beforeEach(() => {
      told = [];
      const { database, clock } = bench();
      rooms = createRooms(database, () => clock.now, { tell: (news) => told.push(news) });
    });

    test("begin with the first write; each write has a later version and replaces its slot", async () => {
      expect(await rooms.read(ROOM)).toEqual({ kind: "unknown" });
      const writes = [
        await rooms.write(ROOM, "a", "first"),
        await rooms.write(ROOM, "b", "other"),
        await rooms.write(ROOM, "a", "second"),
      ];
      const [first = 0, other = 0, second = 0] = told.map(({ version }) => version);
      expect(first).toBeGreaterThan(0);
      expect(other).toBeGreaterThan(first);
      expect(second).toBeGreaterThan(other);
      expect(await stateOf()).toEqual({
        version: second,
        slots: [
          { slot: "b", version: other, blob: "other" },
          { slot: "a", version: second, blob: "second" },
        ],
      });
      expect(told.map(({ room }) => room)).toEqual([ROOM, ROOM, ROOM]);
      expect(writes).toEqual([
        { kind: "written", version: first, previous: 0 },
        { kind: "written", version: other, previous: first },
        { kind: "written", version: second, previous: other },
      ]);
    });

    test("say with each write which version it followed, so that nobody misses what others wrote in between", async () => {
      await rooms.write(ROOM, "a", "first");
      await rooms.write("other", "a", "first");
      const writes = await Promise.all(["a", "b", "c"].map((slot) => rooms.write(ROOM, slot, "again")));
      const written = writes.flatMap((write) => (write.kind === "written" ? write : []));
      const withLock = written.toSorted((one, other) => one.version - other.version);
      expect(withLock.map(({ previous }) => previous)).toEqual([
        told[0]?.version,
        ...withLock.slice(0, 2).map(({ version }) => version),
      ]);
    });

    test("hold so many slots and no more; those that are there can still be written", async () => {
      const written = await Promise.all(
        Array.from({ length: MOST_SLOTS }, (_, n) => rooms.write(ROOM, `${n}`, "")),
      );
      expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(["written"]));
      const before = await stateOf();
      expect(await rooms.write(ROOM, "one more", "")).toEqual({ kind: "full" });
      expect(await stateOf()).toEqual(before);
      expect(await rooms.write(ROOM, "0", "again")).toMatchObject({ previous: before.version });
      expect((await stateOf()).version).toBeGreaterThan(before.version);
    });

    test("take writes of several devices in the same moment, each with its own version", async () => {
      const slots = Array.from({ length: MOST_SLOTS }, (_, n) => `${n}`);
      await Promise.all(
        slots.flatMap((slot) => ["x", "y", "z"].map((blob) => rooms.write(ROOM, slot, blob))),
      );
      const { version, slots: held } = await stateOf();
      expect(version).toBe(Math.max(...told.map((news) => news.version)));
      expect(new Set(held.map((slot) => slot.version)).size).toBe(MOST_SLOTS);
      expect(new Set(told.map((news) => news.version)).size).toBe(3 * MOST_SLOTS);
    });

    test("are left by one device: what it has put in is gone, the others stay, and they are told", async () => {
      await rooms.write(ROOM, "a", "first");
      await rooms.write(ROOM, "b", "other");
      await rooms.leave(ROOM, "a");
      const [, other, left] = told;
      expect(left?.version).toBeGreaterThan(other?.version ?? 0);
      expect(await stateOf()).toEqual({
        version: left?.version,
        slots: [{ slot: "b", version: other?.version, blob: "other" }],
      });
      expect(await rooms.write(ROOM, "a", "back again")).toMatchObject({ kind: "written" });
    });

    test("that hold nothing of a device are not changed by its leaving, and nobody is told", async () => {
      await rooms.leave(ROOM, "a");
      expect(await rooms.read(ROOM)).toEqual({ kind: "unknown" });
      await rooms.write(ROOM, "b", "other");
      await rooms.leave(ROOM, "a");
      await rooms.end(ROOM);
      await rooms.leave(ROOM, "b");
      expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
      const [written, ended, ...more] = told;
      expect(ended?.version).toBeGreaterThan(written?.version ?? 0);
      expect(more).toEqual([]);
    });

    test("that are ended are empty, and do not begin anew", async () => {
      await rooms.write(ROOM, "a", "first");
      await rooms.end(ROOM);
      expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
      expect(await rooms.write(ROOM, "a", "second")).toEqual({ kind: "ended" });
      expect(await bench().database.db.selectFrom("room_slots").select("blob").execute()).toEqual([]);
    });
  });
}
