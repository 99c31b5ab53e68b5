import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openSqlite } from "#server/storage/sqlite.ts";
import { IN_MEMORY } from "#server/storage/sqlite-file.ts";
import { hearSqlite } from "./hear-sqlite.ts";

const rename = (from: string, to: string) => sql.raw(`alter table ${from} rename to ${to}`);

test("after a fault at the beginning nobody knows what was missed: all are told, once", async () => {
  const { db, close } = await openSqlite(IN_MEMORY);
  await rename("room_changes", "elsewhere").execute(db);
  const [tellAll, onError] = [vi.fn(), vi.fn()];
  const listeners = { tell: () => expect.unreachable(), tellAll, total: () => 1 };
  const { wake, stop } = hearSqlite(db, listeners, onError, 20);
  wake();
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  expect(tellAll).not.toHaveBeenCalled();
  await rename("elsewhere", "room_changes").execute(db);
  await vi.waitFor(() => expect(tellAll).toHaveBeenCalled(), { timeout: 10_000 });
  await stop();
  expect(tellAll).toHaveBeenCalledOnce();
  await close();
});

test("after a fault later on, it goes on where it was, and each room is told of", async () => {
  const { db, close } = await openSqlite(IN_MEMORY);
  const [tell, onError] = [vi.fn(), vi.fn()];
  const listeners = { tell, tellAll: () => expect.unreachable(), total: () => 1 };
  const { wake, stop } = hearSqlite(db, listeners, onError, 20);
  wake();
  await db.insertInto("room_changes").values({ id: 1, last: 7 }).execute();
  await db
    .insertInto("rooms")
    .values({ id: "a", version: 7, last_used: "2026-01-01", ended: 0, shared: 0 })
    .execute();
  await rename("rooms", "elsewhere").execute(db);
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 10_000 });
  await rename("elsewhere", "rooms").execute(db);
  await vi.waitFor(() => expect(tell).toHaveBeenCalled(), { timeout: 10_000 });
  await stop();
  expect(tell.mock.calls).toEqual([[{ room: "a", version: 7 }]]);
  await close();
});
