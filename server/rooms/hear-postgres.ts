import { sql } from "kysely";
import type { Client } from "pg";
import type { RoomNews } from "#server/storage/rooms.ts";
import type { Queries } from "#server/storage/tables.ts";
import type { Listeners } from "./listeners.ts";

const CHANNEL = "namekin_rooms";
/** A server that has vanished without a word is found out by the network's own questions, and not within hours. */
const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: "namekin rooms",
} as const;
const AGAIN_MS = { first: 200, longest: 10_000 } as const;

/** Tells the other processes on this PostgreSQL, and this one, that a room has changed; in a transaction, once it is confirmed. */
export async function tellPostgres(db: Queries, { room, version }: RoomNews): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${room} ${version}`})`.execute(db);
}

/** What tellPostgres has said; null for anything else. */
function readNews(payload: string | undefined): RoomNews | null {
  const [room = "", version = ""] = payload?.split(" ") ?? [];
  return /^[1-9]\d{0,15}$/.test(version) ? { room, version: Number(version) } : null;
}

/**
 * Listens on a connection of its own for rooms that any process has changed. When it is lost, another is made, and all who
 * wait here are told: they read again, so that nothing is missed. Returns what ends it.
 */
export function hearPostgres(
  connectionString: string,
  listeners: Listeners,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let client: Client | undefined;
  let stopped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const again = (afterMs: number) => {
    if (stopped) return;
    waiting = setTimeout(() => void connect(Math.min(2 * afterMs, AGAIN_MS.longest)), afterMs);
    waiting.unref();
  };
  const connect = async (nextMs: number) => {
    const { Client: PostgresClient } = await import("pg");
    const made = new PostgresClient({ connectionString, ...CONNECTION });
    const lost = () => {
      if (client !== made) return;
      client = undefined;
      again(AGAIN_MS.first);
    };
    made.on("error", onError);
    made.on("end", lost);
    made.on("notification", ({ payload }) => {
      const news = readNews(payload);
      // From a process of another build, which says less: all look.
      if (news === null) listeners.tellAll();
      else listeners.tell(news);
    });
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      if (stopped) return await made.end();
      client = made;
      listeners.tellAll();
    } catch (error) {
      onError(error);
      await made.end().catch(() => undefined);
      again(nextMs);
    }
  };
  const connecting = connect(AGAIN_MS.first);

  return async () => {
    stopped = true;
    clearTimeout(waiting);
    await connecting;
    await client?.end();
  };
}
