import { describe, expect, test } from "vitest";
import { sealFragment } from "#domain/link/sealed-fragment.ts";
import { messageFragment, readMessage } from "#domain/together/message/message-link.ts";
import { packMessage } from "#domain/together/message/message.ts";
import { readOrderLink } from "#domain/together/message/order-link.ts";
import { NO_COUNTS } from "./packet-counts.ts";
import { joinedRoom, newRoom, parseStoredRoom, readRoomLink } from "./room-link.ts";

const counting = (bytes: number) => Uint8Array.from({ length: bytes }, (_, place) => place);

describe("A room's link", () => {
  const room = newRoom(counting);

  test("gives the secret back, and nothing of the slot", () => {
    const reading = readRoomLink(room.link);
    expect(reading).toEqual({ kind: "room", secret: counting(32), edition: 2 });
    expect(room.slot).toBe("000102030405060708090a0b0c0d0e0f");
  });

  test("leads into the same room from another device, which has a slot of its own", () => {
    const other = joinedRoom({ secret: counting(32), edition: 2 }, (bytes) => new Uint8Array(bytes));
    expect(other.link).toBe(room.link);
    expect(other.slot).not.toBe(room.slot);
  });

  test("that was cut, altered or made longer is broken; other fragments are none", () => {
    for (let end = 4; end < room.link.length; end++) {
      expect(readRoomLink(room.link.slice(0, end)).kind).toBe("broken");
    }
    expect(readRoomLink(`${room.link}AAAA`).kind).toBe("broken");
    expect(readRoomLink(room.link + "A".repeat(10_000_000)).kind).toBe("broken");
    expect(readRoomLink("#t=abc").kind).toBe("none");
    expect(readRoomLink("").kind).toBe("none");
  });

  test("of the first edition still opens, and is passed on as it was", () => {
    const old = `#r=${sealFragment(1, counting(32))}`;
    const reading = readRoomLink(old);
    expect(reading).toEqual({ kind: "room", secret: counting(32), edition: 1 });
    if (reading.kind === "room") expect(joinedRoom(reading, counting).link).toBe(old);
    const { counts: _counts, ...early } = { ...room, link: old };
    expect(parseStoredRoom(early)).toEqual({ ...early, counts: NO_COUNTS });
  });

  test("is broken where its letter was changed, and so is another link with the letter of a room", () => {
    for (const letter of ["t", "o"]) {
      const changed = room.link.replace("#r=", `#${letter}=`);
      expect(readMessage(changed).kind).not.toBe("message");
      expect(readOrderLink(changed).kind).not.toBe("order");
    }
    // As long as a room's secret, and read as a room before.
    const liked = ["hannah", "violet"].map((id) => ({ id, own: null, mark: "like" as const }));
    const decoys = ["clara", "felix", "jasper"].map((id) => ({ id, own: null, mark: "decoy" as const }));
    const message = { from: 1, to: 0, names: [...liked, ...decoys] };
    const link = messageFragment(message) ?? "";
    expect(packMessage(message)).toHaveLength(32);
    expect(readRoomLink(link.replace("#t=", "#r="))).toEqual({ kind: "broken" });
    expect(readMessage(link)).toMatchObject({ kind: "message" });
  });

  test("is kept, and a damaged one is not", () => {
    expect(parseStoredRoom(JSON.parse(JSON.stringify(room)))).toEqual(room);
    for (const bad of [null, 3, {}, { ...room, slot: "x" }, { ...room, link: "#r=x" }]) {
      expect(parseStoredRoom(bad)).toBeNull();
    }
  });
});
