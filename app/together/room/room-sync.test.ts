import { expect, test } from "vitest";
import { bytes, deviceIn, roomFor, settled } from "#tests/fixtures/room-in-memory.ts";
import type { RoomLine } from "./room-sync.ts";

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
