import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import { siblingsByHand, siblingsOf } from "#tests/fixtures/siblings-by-hand.ts";
import { createLiveRooms } from "./live-rooms.ts";
import { follow } from "#tests/fixtures/stream-under-test.ts";

const LOOK_EACH_MS = 50;
const ROOM = "0123456789abcdef0123456789abcdef";
let dataDir: string;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-rooms-"));
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  await rm(dataDir, { recursive: true });
});

/** As one process: its own connection, and a port that streams. */
async function openProcess(now = () => new Date(), siblings: Siblings = ALONE, lookEachMs = LOOK_EACH_MS) {
  const database = await openDatabase({ dataDir });
  stops.push(() => database.close());
  const rooms = createLiveRooms({
    database,
    line: undefined,
    now,
    lookEachMs,
    siblings,
    log: { error: (error: unknown) => expect.unreachable(String(error)) },
  });
  stops.push(() => rooms.stop());
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const address = searchParams.get("from") ?? "203.0.113.1";
    if (!rooms.open({ room: pathname.slice(1), address }, response)) response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no address.");
  return { rooms, database, url: `http://127.0.0.1:${address.port}/${ROOM}` };
}

/** Says which tables were asked since. */
function watchTables({ db }: Awaited<ReturnType<typeof openDatabase>>) {
  const asked = vi.spyOn(db.getExecutor(), "compileQuery");
  return () => {
    const tables = asked.mock.calls.flatMap(([node]) => JSON.stringify(node).match(/"room[a-z_]*"/g) ?? []);
    asked.mockRestore();
    return new Set(tables.map((table) => table.replaceAll('"', "")));
  };
}

test("whoever waits hears of each write, and once at the beginning", async () => {
  const { rooms, url } = await openProcess();
  const stream = follow(url);
  await stream.events(1);
  await rooms.write(ROOM, "a", "x");
  await stream.events(2);
  await rooms.end(ROOM);
  await stream.events(3);
  stream.leave();
  expect(await stream.done).toBe("left");
});

test("what another process on the same file has written is heard, too", async () => {
  const [here, there] = [await openProcess(), await openProcess()];
  const stream = follow(here.url);
  await stream.events(1);
  await there.rooms.write(ROOM, "a", "x");
  await stream.events(2);
  stream.leave();
});

test("siblings tell each other, before anybody looks", async () => {
  const { members } = siblingsByHand(2);
  const [here, there] = await Promise.all(
    siblingsOf(members).map((siblings) => openProcess(undefined, siblings, 60_000)),
  );
  if (here === undefined || there === undefined) return expect.unreachable();
  const stream = follow(here.url);
  await stream.events(1);
  const written = await there.rooms.write(ROOM, "a", "x");
  await stream.events(2);
  expect(stream.told().at(-1)).toBe(written.kind === "written" && written.version);
  stream.leave();
});

/** Several looks of a process that listens. */
const SOME_LOOKS_MS = 6 * LOOK_EACH_MS;

test("each change is told once, in both processes, with its version; after that nothing is told, and nothing read", async () => {
  const [here, there] = [await openProcess(), await openProcess()];
  const streams = [follow(here.url), follow(there.url)];
  await Promise.all(streams.map((stream) => stream.events(1)));
  const own = await here.rooms.write(ROOM, "a", "x");
  await Promise.all(streams.map((stream) => stream.events(2)));
  const theirs = await there.rooms.write(ROOM, "b", "y");
  const versions = [own, theirs].map((written) => written.kind === "written" && written.version);
  await Promise.all(streams.map((stream) => stream.events(3)));
  const asked = watchTables(here.database);
  await delay(SOME_LOOKS_MS);
  for (const stream of streams) {
    expect(stream.told()).toEqual([undefined, ...versions]);
    stream.leave();
  }
  expect(asked()).toEqual(new Set(["room_changes"]));
});

test("a clock that is set back does not hold up what another process has written", async () => {
  const [here, there] = [await openProcess(), await openProcess(() => new Date("1999-01-01"))];
  await here.rooms.write(ROOM, "a", "x");
  const stream = follow(here.url);
  await stream.events(1);
  await there.rooms.write(ROOM, "b", "y");
  await stream.events(2);
  stream.leave();
});

test("a restored backup, whose count is lower, makes all read again", async () => {
  const { rooms, database, url } = await openProcess();
  await rooms.write(ROOM, "a", "x");
  const stream = follow(url);
  await stream.events(1);
  await rooms.write(ROOM, "a", "y");
  await stream.events(2);
  await delay(SOME_LOOKS_MS / 3);
  await database.db.updateTable("room_changes").set({ last: 1 }).execute();
  await stream.events(3);
  expect(stream.told().at(-1)).toBeUndefined();
  await rooms.write(ROOM, "a", "z");
  await stream.events(4);
  expect(stream.told().at(-1)).toBe(2);
  stream.leave();
});

test("nobody looks for changes while nobody waits, and whoever comes then hears the next one once", async () => {
  const [here, there] = [await openProcess(), await openProcess()];
  const first = follow(here.url);
  await first.events(1);
  first.leave();
  await first.done;
  await delay(SOME_LOOKS_MS / 3);
  const asked = watchTables(here.database);
  await there.rooms.write(ROOM, "a", "x");
  await delay(SOME_LOOKS_MS / 3);
  expect(asked()).toEqual(new Set());
  const second = follow(here.url);
  await second.events(1);
  const written = await there.rooms.write(ROOM, "a", "y");
  await second.events(2);
  await delay(SOME_LOOKS_MS / 3);
  expect(second.told()).toEqual([undefined, written.kind === "written" && written.version]);
  second.leave();
});

test("a process that stops ends its streams, and browsers come back to another", async () => {
  const { rooms, url } = await openProcess();
  const stream = follow(url);
  await stream.events(1);
  rooms.closeAll();
  expect(await stream.done).toBe("ended");
});

test("more tabs than six devices have are asked to come later", async () => {
  const { url } = await openProcess();
  const streams = Array.from({ length: 24 }, (_, n) => follow(`${url}?from=203.0.113.${n}`));
  await Promise.all(streams.map((stream) => stream.events(1)));
  expect((await fetch(url)).status).toBe(429);
  for (const stream of streams) stream.leave();
});

test("ten wait behind one address, which for IPv6 is a home’s network; when one leaves, another may come", async () => {
  const { url } = await openProcess();
  const other = url.replace(ROOM, "f".repeat(32));
  const from = (n: number) => `${n % 2 === 0 ? url : other}?from=2001:db8:0:1:${n}::1`;
  const streams = Array.from({ length: 10 }, (_, n) => follow(from(n)));
  await Promise.all(streams.map((stream) => stream.events(1)));
  expect((await fetch(from(11))).status).toBe(429);
  const neighbor = follow(`${url}?from=2001:db8:0:2::1`);
  await neighbor.events(1);
  streams[0]?.leave();
  await streams[0]?.done;
  const again = await vi.waitUntil(async () => {
    const answer = await fetch(from(12));
    return answer.ok ? answer : answer.body?.cancel().then(() => undefined);
  });
  await again.body?.cancel();
  for (const stream of [...streams, neighbor]) stream.leave();
});
