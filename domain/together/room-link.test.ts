import { describe, expect, test } from "vitest";
import { joinedRoom, newRoom, readKeptRoom, readRoomLink } from "./room-link.ts";

const counting = (bytes: number) => Uint8Array.from({ length: bytes }, (_, place) => place);

describe("A room's link", () => {
  const room = newRoom(counting);

  test("gives the secret back, and nothing of the slot", () => {
    const reading = readRoomLink(room.link);
    expect(reading).toEqual({ kind: "room", secret: counting(32) });
    expect(room.slot).toBe("000102030405060708090a0b0c0d0e0f");
  });

  test("leads into the same room from another device, which has a slot of its own", () => {
    const other = joinedRoom(counting(32), (bytes) => new Uint8Array(bytes));
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

  test("is kept, and a damaged one is not", () => {
    expect(readKeptRoom(JSON.parse(JSON.stringify(room)))).toEqual(room);
    for (const bad of [null, 3, {}, { ...room, slot: "x" }, { ...room, link: "#r=x" }]) {
      expect(readKeptRoom(bad)).toBeNull();
    }
  });
});
