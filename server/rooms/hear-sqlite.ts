import type { Queries } from "#server/storage/tables.ts";
import type { Listeners } from "./listeners.ts";

const EACH_MS = 500;

/**
 * Looks for rooms that another process on the same file has changed: SQLite tells nobody. Only while somebody waits here.
 * A room that this process has changed itself is found, too; who waits for it reads once more than needed.
 */
export function hearSqlite(
  db: Queries,
  now: () => Date,
  listeners: Listeners,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let seen = now().toISOString();
  let looking = false;
  const look = async () => {
    if (looking || listeners.total() === 0) return;
    looking = true;
    try {
      // From the last moment on, that moment included: two changes may fall into one.
      const changed = await db
        .selectFrom("rooms")
        .select(["id", "changed_at"])
        .where("changed_at", ">=", seen)
        .orderBy("changed_at", "desc")
        .limit(1000)
        .execute();
      seen = changed[0]?.changed_at ?? seen;
      for (const { id } of changed) listeners.tell(id);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), EACH_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
