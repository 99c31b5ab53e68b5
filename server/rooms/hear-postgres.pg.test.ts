import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { openPostgresLine } from "#server/storage/postgres-line.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { hearPostgres } from "./hear-postgres.ts";
import { createListeners } from "./listeners.ts";
import { createLiveRooms } from "./live-rooms.ts";

/** Long enough for news that must not come. */
const QUIET_MS = 1_000;
const ROOM = "0123456789abcdef0123456789abcdef";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const openLine = (connectionString: string) =>
  openPostgresLine({ connectionString, name: "namekin test", onError: () => {} });

/** What a process on this database hears of the room. */
function hearOf(databaseUrl: string) {
  const listeners = createListeners();
  let arrived = () => {};
  const told: (number | null)[] = [];
  listeners.listen(ROOM, (version) => {
    told.push(version);
    arrived();
  });
  const line = openLine(databaseUrl);
  hearPostgres(line, listeners);
  return {
    told,
    stop: line.stop,
    async times(wanted: number) {
      while (told.length < wanted) await new Promise<void>((resolve) => (arrived = resolve));
    },
  };
}

/** As another process: the room's changes, and what its own streams are told. */
async function openProcess(databaseUrl: string) {
  const database = await openDatabase({ dataDir: "not used", databaseUrl });
  const line = openLine(databaseUrl);
  const rooms = createLiveRooms({ database, line, now: () => new Date(), log: { error: () => {} } });
  return {
    rooms,
    async stop() {
      await rooms.stop();
      await line.stop();
      await database.close();
    },
  };
}

test("each change that one process writes reaches another on the same PostgreSQL once, with its version", async () => {
  const databaseUrl = await postgres.createDatabase();
  const { rooms, stop } = await openProcess(databaseUrl);
  const other = hearOf(databaseUrl);
  // Told once when it begins to listen: what was before may have been missed.
  await other.times(1);
  const written = [await rooms.write(ROOM, "a", "x"), await rooms.write(ROOM, "b", "y")];
  await other.times(3);
  await rooms.end(ROOM);
  await other.times(4);
  expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
  const versions = written.map((answer) => (answer.kind === "written" ? answer.version : answer.kind));
  expect(other.told.slice(0, 3)).toEqual([null, ...versions]);
  await delay(QUIET_MS);
  expect(other.told).toHaveLength(4);
  await other.stop();
  await stop();
});

test("a process hears its own changes once, though PostgreSQL tells it of them, too", async () => {
  const { rooms, stop } = await openProcess(await postgres.createDatabase());
  let heard = "";
  const stream = new ServerResponse(new IncomingMessage(new Socket()));
  stream.write = (chunk: unknown) => (heard += String(chunk)) !== "";
  rooms.open({ room: ROOM, address: "203.0.113.1" }, stream);
  await delay(QUIET_MS);
  heard = "";
  const written = await rooms.write(ROOM, "a", "x");
  await delay(QUIET_MS);
  expect(heard).toBe(`data: changed ${written.kind === "written" ? written.version : "?"}\n\n`);
  await stop();
});

test("a write that is taken back is told to nobody", async () => {
  const databaseUrl = await postgres.createDatabase();
  const { rooms, stop } = await openProcess(databaseUrl);
  const other = hearOf(databaseUrl);
  await other.times(1);
  for (const slot of "abcdef") await rooms.write(ROOM, slot, "x");
  await other.times(7);
  expect(await rooms.write(ROOM, "g", "x")).toEqual({ kind: "full" });
  await delay(QUIET_MS);
  expect(other.told).toHaveLength(7);
  await other.stop();
  await stop();
});

test("after a crash of the server it listens again, and all are told to read", async () => {
  const databaseUrl = await postgres.createDatabase();
  const waiting = hearOf(databaseUrl);
  await waiting.times(1);
  await postgres.crash();
  await waiting.times(2);
  expect(waiting.told).toEqual([null, null]);
  await waiting.stop();
});
