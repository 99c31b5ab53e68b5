import { describe, expect, test } from "vitest";
import { beginDown, answered, readDownToOne, unanswered } from "./down-to-one.ts";
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

describe("Duels that are kept", () => {
  const names = ["ada", "bea", "cora", "della"].map((id) => ({ id, own: null }));

  test("are read back, with the answers of both", () => {
    const down = answered(answered(beginDown(names, 2), 1, { winner: 0, loser: 3 }), 0, {
      winner: 2,
      loser: 1,
    });
    expect(readDownToOne(JSON.parse(JSON.stringify(down)))).toEqual(down);
    expect(unanswered(down, 1).answers).toEqual([[{ winner: 2, loser: 1 }], []]);
  });

  test("are begun with sixteen names at most", () => {
    const many = Array.from({ length: 20 }, (_, place) => ({ id: `n${place}`, own: null }));
    expect(beginDown(many, 1).names).toHaveLength(16);
  });

  test("lose an answer that cannot be, alone; and all when the names are damaged", () => {
    const answers = [[{ winner: 0, loser: 9 }, { winner: 1, loser: 1 }, { winner: 1, loser: 2 }, 7]];
    expect(readDownToOne({ names, answers })?.answers).toEqual([[{ winner: 1, loser: 2 }]]);
    expect(readDownToOne({ names: names.slice(0, 3), answers })).toBeNull();
    expect(readDownToOne({ names: [...names, 1], answers })).toBeNull();
    expect(readDownToOne("x")).toBeNull();
  });
});
