import type { Client } from "pg";

/** A server that has vanished without a word is found out by the network's own questions, and not within hours. */
const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
const AGAIN_MS = { first: 200, longest: 10_000 } as const;

/** Who listens on a channel. */
export type Ear = {
  readonly heard: (payload: string) => void;
  /** It begins to listen, for the first time or again: what was told before may have been missed. */
  readonly begun: () => void;
};

/** A connection of its own on which a process hears what others on this PostgreSQL tell (notify). */
export type PostgresLine = {
  /** To be called before anything else is awaited. One ear a channel, whose name is a plain word. */
  hear(channel: string, ear: Ear): void;
  isUp(): boolean;
  stop(): Promise<void>;
};

type Given = {
  readonly connectionString: string;
  /** As the other sessions see it (pg_stat_activity). */
  readonly name: string;
  readonly onError: (error: unknown) => void;
};

/** Begins to listen. When the connection is lost, another is made. */
export function openPostgresLine({ connectionString, name, onError }: Given): PostgresLine {
  const ears = new Map<string, Ear>();
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
    const made = new PostgresClient({ connectionString, application_name: name, ...CONNECTION });
    const lost = () => {
      if (client !== made) return;
      client = undefined;
      again(AGAIN_MS.first);
    };
    made.on("error", onError);
    made.on("end", lost);
    made.on("notification", ({ channel, payload = "" }) => ears.get(channel)?.heard(payload));
    try {
      await made.connect();
      await made.query([...ears.keys()].map((channel) => `listen ${channel}`).join("; "));
      if (stopped) return await made.end();
      client = made;
      for (const { begun } of ears.values()) begun();
    } catch (error) {
      onError(error);
      await made.end().catch(() => undefined);
      again(nextMs);
    }
  };
  const connecting = connect(AGAIN_MS.first);

  return {
    hear: (channel, ear) => void ears.set(channel, ear),
    isUp: () => client !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(waiting);
      await connecting;
      await client?.end();
    },
  };
}
