import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { type Postgres, startPostgres } from "../../tests/support/postgres.ts";
import { hearPostgres } from "./hear-postgres.ts";
import { createListeners } from "./listeners.ts";
import { createLiveRooms } from "./live-rooms.ts";

const ROOM = "0123456789abcdef0123456789abcdef";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Waits for the next time that a room is told of. */
function nextChange() {
  const listeners = createListeners();
  let arrived = () => {};
  const heard = { times: 0 };
  listeners.listen(ROOM, () => {
    heard.times += 1;
    arrived();
  });
  return {
    listeners,
    async times(wanted: number) {
      while (heard.times < wanted) await new Promise<void>((resolve) => (arrived = resolve));
    },
  };
}

test("a change that one process writes reaches another on the same PostgreSQL", async () => {
  const databaseUrl = await postgres.createDatabase();
  const database = await openDatabase({ dataDir: "not used", databaseUrl });
  const rooms = createLiveRooms({ database, databaseUrl, now: () => new Date(), log: { error: () => {} } });
  const other = nextChange();
  const stop = hearPostgres(databaseUrl, other.listeners, () => {});
  // Told once when it begins to listen: what was before may have been missed.
  await other.times(1);
  await rooms.write(ROOM, "a", "x");
  await other.times(2);
  await rooms.end(ROOM);
  await other.times(3);
  expect(await rooms.read(ROOM)).toEqual({ kind: "ended" });
  await stop();
  await rooms.stop();
  await database.close();
});

test("after a crash of the server it listens again, and all are told to read", async () => {
  const databaseUrl = await postgres.createDatabase();
  const waiting = nextChange();
  const stop = hearPostgres(databaseUrl, waiting.listeners, () => {});
  await waiting.times(1);
  await postgres.crash();
  await waiting.times(2);
  await stop();
});
