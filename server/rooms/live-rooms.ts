import type { Logger } from "pino";
import { z } from "zod";
import type { Rooms } from "#domain/together/room/rooms.ts";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import type { PostgresLine } from "#server/storage/postgres-line.ts";
import { createRooms, type RoomNews } from "#server/storage/rooms.ts";
import type { Database } from "#server/storage/tables.ts";
import { hearPostgres, tellPostgres } from "./hear-postgres.ts";
import { hearSqlite } from "./hear-sqlite.ts";
import { createListeners } from "./listeners.ts";
import { createStreams, type Streams } from "./streams.ts";

type LiveRooms = Rooms & Pick<Streams, "open" | "closeAll"> & { readonly stop: () => Promise<void> };

const roomNews = z.object({ room: z.string(), version: z.number() });

type Given = {
  readonly database: Database;
  /** Of PostgreSQL; whoever made it ends it. Without one the database is an SQLite file. */
  readonly line: PostgresLine | undefined;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
  /** Default: there is none. */
  readonly siblings?: Siblings;
  /** Of a process on SQLite, which looks for what others have written; milliseconds between two looks. */
  readonly lookEachMs?: number;
};

/** Rooms whose changes reach whoever waits for them, in this process and in others on the same database. */
export function createLiveRooms({
  database,
  line,
  now,
  log,
  siblings = ALONE,
  lookEachMs,
}: Given): LiveRooms {
  const listeners = createListeners(() => hearing.wake());
  const streams = createStreams(listeners);
  const onError = (error: unknown) => log.error(error);
  const hearing =
    line === undefined
      ? hearSqlite(database.db, listeners, onError, lookEachMs)
      : { wake: () => {}, stop: async () => {} };
  if (line !== undefined) hearPostgres(line, listeners);
  const announce = line === undefined ? undefined : tellPostgres;
  // Those on the same file that are no siblings are heard by looking; PostgreSQL tells all by itself.
  siblings.hear("rooms", (heard) => {
    const { data } = roomNews.safeParse(heard);
    if (data !== undefined) listeners.tell(data);
  });
  const tell = (news: RoomNews) => {
    listeners.tell(news);
    if (line === undefined) siblings.tell("rooms", news);
  };
  return {
    ...createRooms(database, now, { announce, tell }),
    open: streams.open,
    closeAll: streams.closeAll,
    async stop() {
      streams.closeAll();
      await hearing.stop();
    },
  };
}
