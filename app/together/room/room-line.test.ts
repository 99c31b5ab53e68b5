import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_COUNTS, type PacketCounts } from "#domain/together/room/packet-counts.ts";
import { keysOf, type RoomEdition, type RoomKeys } from "#domain/together/room/room-keys.ts";
import { lineTo } from "./room-line.ts";
import type { RoomLine } from "./room-sync.ts";

const [ONE, OTHER, THIRD] = ["a".repeat(32), "b".repeat(32), "c".repeat(32)];
const bytes = (...values: readonly number[]) => Uint8Array.from(values);

/** What a server would keep; a test may do with it what an operator could. */
let slots: Map<string, string>;
let proofs: (string | null)[];
let version: number;

beforeEach(() => {
  [slots, proofs, version] = [new Map(), [], 0];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const asking = new Request(`http://localhost${path}`, init);
    if (asking.method === "GET") {
      return Response.json({
        version,
        slots: [...slots].map(([slot, blob]) => ({ slot, blob, version: 1 })),
      });
    }
    proofs.push(asking.headers.get("room-proof"));
    const { blob }: { blob: string } = await asking.json();
    slots.set(path.split("/").at(-1) ?? "", blob);
    version++;
    return Response.json({ version, previous: version - 1 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const secret = Uint8Array.from({ length: 32 }, (_, n) => n);
const keysIn = (edition: RoomEdition): Promise<RoomKeys> => keysOf(secret, edition);

function deviceIn(keys: RoomKeys, slot = ONE) {
  const kept = { counts: NO_COUNTS };
  const line = lineTo(keys, slot, {
    now: () => kept.counts,
    change: (change: (counts: PacketCounts) => PacketCounts) => (kept.counts = change(kept.counts)),
  });
  return { line, kept };
}

async function heardBy(line: RoomLine) {
  const reading = await line.read();
  if (reading.kind !== "room") throw new Error(reading.kind);
  return reading;
}

test("packets are read by the other devices, and each write shows the room's proof", async () => {
  const keys = await keysIn(2);
  const [one, other] = [deviceIn(keys), deviceIn(keys, OTHER)];
  expect(await one.line.write(bytes(1))).toEqual({ kind: "written", version: 1, previous: 0 });
  expect(await heardBy(other.line)).toMatchObject({ devices: 1, contents: [bytes(1)], own: null });
  expect(await heardBy(one.line)).toMatchObject({ devices: 0, contents: [], own: bytes(1) });
  expect(proofs).toEqual([keys.proof]);
});

test("an old packet that is put back is not heard again, also not by a page that is opened anew", async () => {
  const keys = await keysIn(2);
  const [one, other] = [deviceIn(keys), deviceIn(keys, OTHER)];
  await one.line.write(bytes(1));
  const old = slots.get(ONE) ?? "";
  await one.line.write(bytes(1, 2));
  expect((await heardBy(other.line)).contents).toEqual([bytes(1, 2)]);
  slots.set(ONE, old);
  expect(await heardBy(other.line)).toMatchObject({ devices: 1, contents: [] });
  // Its own device sees that its last word is gone.
  expect((await heardBy(one.line)).own).toBeNull();
  await one.line.write(bytes(1, 2, 3));
  expect((await heardBy(other.line)).contents).toEqual([bytes(1, 2, 3)]);
});

test("a packet that is copied into another slot, new or known, is nobody's", async () => {
  const keys = await keysIn(2);
  const [one, other, third] = [deviceIn(keys), deviceIn(keys, OTHER), deviceIn(keys, THIRD)];
  await one.line.write(bytes(1));
  await other.line.write(bytes(2));
  slots.set(OTHER, slots.get(ONE) ?? "");
  slots.set("d".repeat(32), slots.get(ONE) ?? "");
  expect(await heardBy(third.line)).toMatchObject({ devices: 1, contents: [bytes(1)] });
});

test("counts only rise: over visits, and where this device has lost its own", async () => {
  const keys = await keysIn(2);
  const [one, other] = [deviceIn(keys), deviceIn(keys, OTHER)];
  for (const value of [1, 2, 3]) await one.line.write(bytes(value));
  await heardBy(other.line);
  const again = deviceIn(keys);
  await again.line.read();
  await again.line.write(bytes(4));
  expect((await heardBy(other.line)).contents).toEqual([bytes(4)]);
  expect(again.kept.counts.sent).toBe(4);
});

test("in a room of the first edition, devices of both builds hear each other, and no proof is shown", async () => {
  const keys = await keysIn(1);
  const [one, other] = [deviceIn(keys), deviceIn(keys, OTHER)];
  await one.line.write(bytes(1));
  await one.line.write(bytes(2));
  expect((await heardBy(other.line)).contents).toEqual([bytes(2)]);
  expect((await heardBy(one.line)).own).toEqual(bytes(2));
  expect(proofs).toEqual([null, null]);
});
