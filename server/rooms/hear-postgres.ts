import { sql } from "kysely";
import type { PostgresLine } from "#server/storage/postgres-line.ts";
import type { RoomNews } from "#server/storage/rooms.ts";
import type { Queries } from "#server/storage/tables.ts";
import type { Listeners } from "./listeners.ts";

const CHANNEL = "namekin_rooms";

/** Tells the other processes on this PostgreSQL, and this one, that a room has changed; in a transaction, once it is confirmed. */
export async function tellPostgres(db: Queries, { room, version }: RoomNews): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${room} ${version}`})`.execute(db);
}

/** What tellPostgres has said; null for anything else. */
function readNews(payload: string): RoomNews | null {
  const [room = "", version = ""] = payload.split(" ");
  return /^[1-9]\d{0,15}$/.test(version) ? { room, version: Number(version) } : null;
}

/**
 * Listens for rooms that any process has changed. When the line was lost, all who wait here are told: they read again, so
 * that nothing is missed.
 */
export function hearPostgres(line: PostgresLine, listeners: Listeners): void {
  line.hear(CHANNEL, {
    heard(payload) {
      const news = readNews(payload);
      // From a process of another build, which says less: all look.
      if (news === null) listeners.tellAll();
      else listeners.tell(news);
    },
    begun: () => listeners.tellAll(),
  });
}
