import { expect, test } from "vitest";
import { bytes, deviceIn, roomFor, settled } from "#tests/fixtures/room-in-memory.ts";
import type { RoomLine } from "./room-sync.ts";

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
