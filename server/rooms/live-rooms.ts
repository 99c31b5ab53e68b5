import type { Logger } from "pino";
import type { Rooms } from "#domain/together/rooms.ts";
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
};

/** Rooms whose changes reach whoever waits for them, in this process and in others on the same database. */
export function createLiveRooms({ database, databaseUrl, now, log }: Given): LiveRooms {
  const listeners = createListeners();
  const streams = createStreams(listeners);
  const { db } = database;
  const tellOthers = databaseUrl === undefined ? undefined : (room: string) => tellPostgres(db, room);
  const rooms = createRooms(db, now, async (room) => {
    listeners.tell(room);
    await tellOthers?.(room);
  });
  const onError = (error: unknown) => log.error(error);
  const stopHearing =
    databaseUrl === undefined
      ? hearSqlite(db, now, listeners, onError)
      : hearPostgres(databaseUrl, listeners, onError);
  return {
    ...rooms,
    open: streams.open,
    closeAll: streams.closeAll,
    async stop() {
      streams.closeAll();
      await stopHearing();
    },
  };
}
