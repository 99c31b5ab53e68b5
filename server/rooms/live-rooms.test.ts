import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { createLiveRooms, type LiveRooms } from "./live-rooms.ts";

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
async function openProcess(): Promise<{ rooms: LiveRooms; url: string }> {
  const database = await openDatabase({ dataDir });
  stops.push(() => database.close());
  const rooms = createLiveRooms({
    database,
    databaseUrl: undefined,
    now: () => new Date(),
    log: { error: (error: unknown) => expect.unreachable(String(error)) },
  });
  stops.push(() => rooms.stop());
  const server = createServer((request, response) => {
    if (!rooms.open(request.url?.slice(1) ?? "", response)) response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no address.");
  return { rooms, url: `http://127.0.0.1:${address.port}/${ROOM}` };
}

/** Counts the events of a stream; waits until there are so many. */
function follow(url: string) {
  const leaving = new AbortController();
  let text = "";
  let arrived = () => {};
  const done = fetch(url, { signal: leaving.signal })
    .then(async ({ body }) => {
      for await (const chunk of body ?? []) {
        text += new TextDecoder().decode(chunk);
        arrived();
      }
      return "ended";
    })
    .catch(() => "left");
  return {
    done,
    leave: () => leaving.abort(),
    async events(count: number) {
      while (text.split("data: changed").length - 1 < count) {
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    },
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

test("a process that stops ends its streams, and browsers come back to another", async () => {
  const { rooms, url } = await openProcess();
  const stream = follow(url);
  await stream.events(1);
  rooms.closeAll();
  expect(await stream.done).toBe("ended");
});

test("more tabs than six devices have are asked to come later", async () => {
  const { url } = await openProcess();
  const streams = Array.from({ length: 24 }, () => follow(url));
  await Promise.all(streams.map((stream) => stream.events(1)));
  expect((await fetch(url)).status).toBe(429);
  for (const stream of streams) stream.leave();
});
