import type { Queries } from "#server/storage/tables.ts";
import type { Listeners } from "./listeners.ts";

/** How long after a look the next follows. */
const LOOK_EACH_MS = 500;
const MOST_AT_ONCE = 1000;

type Hearing = {
  /** Somebody begins to wait here. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Looks for rooms that another process on the same file has changed: SQLite tells nobody. Only while somebody waits here, and
 * as long as nothing changes anywhere by reading one number.
 */
export function hearSqlite(
  db: Queries,
  listeners: Pick<Listeners, "tell" | "tellAll" | "total">,
  onError: (error: unknown) => void,
  eachMs: number = LOOK_EACH_MS,
): Hearing {
  /** All changes up to this one have been told; undefined at the beginning of a waiting. */
  let seen: number | undefined;
  /** Somebody has waited since a fault: nobody knows what was missed. */
  let hasMissed = false;
  let isAwake = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = Promise.resolve();

  const lastChange = async () => {
    const row = await db.selectFrom("room_changes").select("last").where("id", "=", 1).executeTakeFirst();
    return row?.last ?? 0;
  };
  const look = async () => {
    const last = await lastChange();
    // A number that went back is that of a restored backup.
    if (hasMissed || (seen !== undefined && last < seen)) listeners.tellAll();
    if (seen === undefined || hasMissed || last <= seen) {
      hasMissed = false;
      seen = last;
      return;
    }
    const changed = await db
      .selectFrom("rooms")
      .select(["id", "version"])
      .where("version", ">", seen)
      .orderBy("version")
      .limit(MOST_AT_ONCE)
      .execute();
    const news = changed.map(({ id, version }) => ({ room: id, version: Number(version) }));
    for (const each of news) listeners.tell(each);
    const latest = news.at(-1)?.version ?? last;
    seen = news.length < MOST_AT_ONCE ? Math.max(last, latest) : latest;
  };
  const run = async () => {
    try {
      await look();
    } catch (error) {
      hasMissed ||= seen === undefined;
      onError(error);
    }
    if (isStopped) return;
    if (listeners.total() === 0) {
      [isAwake, hasMissed, seen] = [false, false, undefined];
      return;
    }
    timer = setTimeout(() => (looking = run()), eachMs);
    timer.unref();
  };
  return {
    wake() {
      if (isAwake || isStopped) return;
      isAwake = true;
      // Whoever waits reads its room after this, on the same connection: what was before is no news.
      looking = run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
