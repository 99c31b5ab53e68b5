import { fields, type Schema, string, wholeList, within } from "#domain/schema/schema.ts";
import { fromBase64Url, toBase64Url } from "#domain/link/base64-url.ts";
import { isOutdated, type PacketCounts, withSeen } from "#domain/together/room/packet-counts.ts";
import { keysOf, type RoomKeys } from "#domain/together/room/room-keys.ts";
import { type StoredRoomLink, readRoomLink } from "#domain/together/room/room-link.ts";
import type { Room } from "#domain/together/room/rooms.ts";
import { seal, unseal } from "#domain/together/room/sealed-blob.ts";
import { callRoom, statusOf } from "./call-room.ts";
import type { RoomContents, RoomLine } from "./room-sync.ts";

const whole = within(0, Infinity);
const asRoom: Schema<Room> = fields({
  version: whole,
  slots: wholeList(fields({ slot: string, version: whole, blob: string })),
});
const asWritten = fields({ version: whole, previous: whole });

/** The answer of our server; what is none of its, a proxy's say, is a failure like any other. */
function answered<Answer>(schema: Schema<Answer>, value: unknown): Answer {
  const answer = schema(value);
  if (answer === undefined) throw new Error("The room was answered with something else.");
  return answer;
}

/** What this device remembers of packets, kept over visits. */
export type StoredCounts = {
  readonly now: () => PacketCounts;
  readonly change: (change: (counts: PacketCounts) => PacketCounts) => void;
};

/** The way to a room through our server, which sees sealed packets alone. */
export function lineTo(keys: RoomKeys, slot: string, counts: StoredCounts): RoomLine {
  const read = async (): Promise<RoomContents> => {
    const { version, slots } = answered(asRoom, await callRoom(keys, "GET", ""));
    const packets = (await Promise.all(slots.map((each) => open(keys, each)))).flat();
    const others = packets.filter((packet) => packet.slot !== slot);
    const current = others.filter((packet) => !isOutdated(counts.now(), packet));
    const own = packets.find((packet) => packet.slot === slot);
    const isOwnCurrent = own !== undefined && own.count >= counts.now().sent;
    keepSeen(current, own?.count ?? 0);
    return {
      kind: "room",
      version,
      devices: others.length,
      contents: current.map(({ content }) => content),
      own: isOwnCurrent ? own.content : null,
    };
  };
  const keepSeen = (current: readonly { slot: string; count: number }[], ownCount: number) => {
    const before = counts.now();
    if (withSeen(before, current) === before && ownCount <= before.sent) return;
    counts.change((now) => ({ ...withSeen(now, current), sent: Math.max(now.sent, ownCount) }));
  };

  return {
    async read() {
      try {
        return await read();
      } catch (error) {
        if (statusOf(error) === 410) return { kind: "ended" };
        if (statusOf(error) === 404) return { kind: "unknown" };
        throw error;
      }
    },
    async write(content) {
      // Kept before it is sent: a count is never used twice. Rooms of the first edition do not count.
      if (keys.proof !== null) counts.change((now) => ({ ...now, sent: now.sent + 1 }));
      const count = counts.now().sent;
      const blob = toBase64Url(await seal(keys, content, { slot, count }));
      try {
        const answer = await callRoom(keys, "PUT", `/slots/${slot}`, { blob });
        return { kind: "written", ...answered(asWritten, answer) };
      } catch (error) {
        if (statusOf(error) === 410) return { kind: "ended" };
        if (statusOf(error) === 409) return { kind: "full" };
        throw error;
      }
    },
    leave: () => takeBack(keys, slot),
  };
}

/** Ends the room for all. */
export async function endRoom(keys: RoomKeys): Promise<void> {
  await callRoom(keys, "DELETE", "");
}

/** Takes back what this device has put into a room that it is not connected with. Throws when nobody can be reached. */
export async function leaveRoom({ link, slot }: Pick<StoredRoomLink, "link" | "slot">): Promise<void> {
  const reading = readRoomLink(link);
  if (reading.kind !== "room") return;
  try {
    await takeBack(await keysOf(reading.secret, reading.edition), slot);
  } catch (error) {
    // Ended, or unknown: nothing of ours is there any more.
    if (statusOf(error) !== 410 && statusOf(error) !== 404) throw error;
  }
}

async function takeBack(keys: RoomKeys, slot: string): Promise<void> {
  await callRoom(keys, "DELETE", `/slots/${slot}`);
}

/** A packet that can be opened where it lies; nothing for any other. */
async function open(keys: RoomKeys, { slot, blob }: { readonly slot: string; readonly blob: string }) {
  const bytes = fromBase64Url(blob);
  const packet = bytes === undefined ? null : await unseal(keys, bytes, slot);
  return packet === null ? [] : [{ slot, ...packet }];
}
