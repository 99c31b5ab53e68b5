import type { Logger } from "pino";
import type { Rooms } from "#domain/together/room/rooms.ts";
import { createRooms } from "#server/storage/rooms.ts";
import type { Database } from "#server/storage/tables.ts";
import { hearPostgres, tellPostgres } from "./hear-postgres.ts";
import { hearSqlite } from "./hear-sqlite.ts";
import { createListeners } from "./listeners.ts";
import { createStreams, type Streams } from "./streams.ts";

export type LiveRooms = Rooms & Pick<Streams, "open" | "closeAll"> & { readonly stop: () => Promise<void> };

type Given = {
  readonly database: Database;
  readonly databaseUrl: string | undefined;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
  /** Of a process on SQLite, which looks for what others have written; milliseconds between two looks. */
  readonly lookEachMs?: number;
};

/** Rooms whose changes reach whoever waits for them, in this process and in others on the same database. */
export function createLiveRooms({ database, databaseUrl, now, log, lookEachMs }: Given): LiveRooms {
  const listeners = createListeners(() => hearing.wake());
  const streams = createStreams(listeners);
  const onError = (error: unknown) => log.error(error);
  const hearing =
    databaseUrl === undefined
      ? hearSqlite(database.db, listeners, onError, lookEachMs)
      : { wake: () => {}, stop: hearPostgres(databaseUrl, listeners, onError) };
  const announce = databaseUrl === undefined ? undefined : tellPostgres;
  return {
    ...createRooms(database, now, { announce, tell: listeners.tell }),
    open: streams.open,
    closeAll: streams.closeAll,
    async stop() {
      streams.closeAll();
      await hearing.stop();
    },
  };
}
