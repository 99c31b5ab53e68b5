import { expect, test } from "vitest";
import { createRoomSync, type RoomContents, type RoomLine, type RoomState } from "./room-sync.ts";

const bytes = (...values: readonly number[]) => Uint8Array.from(values);

/** A room in memory, which can be out of reach, be lost or be ended. */
function roomFor() {
  const slots = new Map<string, Uint8Array>();
  const world = { isDown: false, isEnded: false, isFull: false, writes: 0, reads: 0, version: 0 };
  const lineOf = (slot: string): RoomLine => ({
    async read(): Promise<RoomContents> {
      if (world.isDown) throw new TypeError("down");
      world.reads++;
      if (world.isEnded) return { kind: "ended" };
      if (slots.size === 0) return { kind: "unknown" };
      const contents = [...slots].flatMap(([of, content]) => (of === slot ? [] : [content]));
      const own = slots.get(slot) ?? null;
      return { kind: "room", version: world.version, devices: contents.length, contents, own };
    },
    async write(content) {
      if (world.isDown) throw new TypeError("down");
      if (world.isFull) return { kind: "full" };
      world.writes++;
      const previous = slots.size === 0 ? 0 : world.version;
      slots.set(slot, content);
      return { kind: "written", version: ++world.version, previous };
    },
    async leave() {
      if (world.isDown) throw new TypeError("down");
      slots.delete(slot);
    },
  });
  return { slots, world, lineOf };
}

function deviceIn(line: RoomLine, first: Uint8Array) {
  const heard: readonly Uint8Array[] = [];
  const states: RoomState[] = [];
  const device = { says: first, heard, states };
  const again: (() => void)[] = [];
  const sync = createRoomSync(line, {
    content: () => device.says,
    onHeard: ({ contents }) => (device.heard = contents),
    onState: (state) => device.states.push(state),
    later: (step) => again.push(step),
  });
  return { device, sync, retry: () => again.shift()?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("two devices hear each other, and what has arrived is not sent again", async () => {
  const { world, lineOf } = roomFor();
  const one = deviceIn(lineOf("a"), bytes(1));
  const other = deviceIn(lineOf("b"), bytes(2));
  one.sync.step();
  await settled();
  other.sync.step();
  await settled();
  one.sync.news(world.version);
  one.sync.news(world.version);
  await settled();
  expect(one.device.heard).toEqual([bytes(2)]);
  expect(other.device.heard).toEqual([bytes(1)]);
  expect(world.writes).toBe(2);
  expect(one.device.states.at(-1)).toBe("live");
});

test("a device reads once when it comes, once for each change of another, and never for its own", async () => {
  const { world, lineOf } = roomFor();
  const one = deviceIn(lineOf("a"), bytes(1));
  one.sync.news(null);
  await settled();
  one.sync.news(world.version);
  for (const says of [bytes(1, 2), bytes(1, 2, 3)]) {
    one.device.says = says;
    one.sync.step();
    await settled();
    one.sync.news(world.version);
    await settled();
  }
  expect(world).toMatchObject({ reads: 1, writes: 3 });
  await lineOf("b").write(bytes(9));
  one.sync.news(world.version);
  await settled();
  expect(one.device.heard).toEqual([bytes(9)]);
  one.sync.news(world.version);
  await settled();
  expect(world).toMatchObject({ reads: 2, writes: 4 });
});

test("news of its own write may come before the answer, and are no news", async () => {
  const { world, lineOf } = roomFor();
  const line = lineOf("a");
  const early: RoomLine = {
    ...line,
    async write(content) {
      const answer = await line.write(content);
      sync.news(world.version);
      await settled();
      return answer;
    },
  };
  const { sync } = deviceIn(early, bytes(1));
  sync.news(null);
  await settled();
  await settled();
  await settled();
  expect(world).toMatchObject({ reads: 1, writes: 1 });
});

test("what another device wrote just before one’s own write is read, also when nobody tells of it", async () => {
  const { world, lineOf } = roomFor();
  const { device, sync } = deviceIn(lineOf("a"), bytes(1));
  sync.news(null);
  await settled();
  await lineOf("b").write(bytes(9));
  device.says = bytes(1, 2);
  sync.step();
  await settled();
  expect(device.heard).toEqual([bytes(9)]);
  expect(world).toMatchObject({ reads: 2, writes: 3 });
});

test("news that come while the room is read are not lost", async () => {
  const { world, lineOf } = roomFor();
  const line = lineOf("a");
  const slow: RoomLine = {
    ...line,
    async read() {
      const reading = await line.read();
      if (world.reads === 1) {
        await lineOf("b").write(bytes(9));
        sync.news(world.version);
      }
      return reading;
    },
  };
  const { device, sync } = deviceIn(slow, bytes(1));
  sync.news(null);
  await settled();
  expect(device.heard).toEqual([bytes(9)]);
});

test("a device that comes back and finds its last word there does not write it again", async () => {
  const { world, lineOf } = roomFor();
  await lineOf("a").write(bytes(1));
  const { device, sync } = deviceIn(lineOf("a"), bytes(1));
  sync.news(null);
  await settled();
  expect(world.writes).toBe(1);
  expect(device.states.at(-1)).toBe("live");
});

test("what was said without a network arrives when there is one", async () => {
  const { slots, world, lineOf } = roomFor();
  const { device, sync, retry } = deviceIn(lineOf("a"), bytes(1));
  sync.step();
  await settled();
  world.isDown = true;
  device.says = bytes(1, 2);
  sync.step();
  await settled();
  expect(device.states.at(-1)).toBe("waiting");
  device.says = bytes(1, 2, 3);
  world.isDown = false;
  retry();
  await settled();
  expect(slots.get("a")).toEqual(bytes(1, 2, 3));
  expect(device.states.at(-1)).toBe("live");
});

test("a server that has lost the room gets all of it again", async () => {
  const { slots, lineOf } = roomFor();
  const { sync } = deviceIn(lineOf("a"), bytes(1));
  sync.step();
  await settled();
  slots.clear();
  sync.news(null);
  await settled();
  expect(slots.get("a")).toEqual(bytes(1));
});

test("a room that is ended or full is left alone", async () => {
  const { world, lineOf } = roomFor();
  world.isFull = true;
  const full = deviceIn(lineOf("a"), bytes(1));
  full.sync.step();
  await settled();
  expect(full.device.states).toEqual(["full"]);
  world.isEnded = true;
  const ended = deviceIn(lineOf("b"), bytes(1));
  ended.sync.step();
  await settled();
  ended.sync.step();
  await settled();
  expect(ended.device.states).toEqual(["ended"]);
  expect(world.writes).toBe(0);
});

test("a device that leaves takes back what it has said, also what was on its way", async () => {
  const { slots, world, lineOf } = roomFor();
  const writing = Promise.withResolvers<void>();
  const slow: RoomLine = {
    ...lineOf("a"),
    async write(content) {
      writing.resolve();
      await settled();
      return lineOf("a").write(content);
    },
  };
  const { sync } = deviceIn(slow, bytes(1));
  sync.step();
  await writing.promise;
  await sync.leave();
  expect(world.writes).toBe(1);
  expect(slots.size).toBe(0);
  sync.step();
  await settled();
  expect(world.writes).toBe(1);
});

test("a device that cannot leave says so, and stays in step", async () => {
  const { slots, world, lineOf } = roomFor();
  const { device, sync, retry } = deviceIn(lineOf("a"), bytes(1));
  sync.step();
  await settled();
  world.isDown = true;
  await expect(sync.leave()).rejects.toThrow("down");
  world.isDown = false;
  device.says = bytes(1, 2);
  await settled();
  retry();
  await settled();
  expect(slots.get("a")).toEqual(bytes(1, 2));
  expect(device.states.at(-1)).toBe("live");
});
