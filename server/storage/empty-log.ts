import type { DatabaseSync } from "node:sqlite";

/** Deletions in quick succession empty the log once. */
const SOON_MS = 1_000;
const LATER_MS = 30_000;
/** What a reader in another process may hold up this one. */
const PATIENCE_MS = 50;
/** What is forgotten from here is gone when the answer leaves. */
const AT_ONCE = "visitors";

export type LogEmptier = {
  /** After rows of a table were deleted: empties the log now, or soon. */
  afterDelete(table: string): void;
  /** Now, if it can be; false when somebody is reading or writing, and it is tried again later. */
  empty(): boolean;
  /** Nothing is tried any more; what was to be emptied is, if possible. */
  stop(): void;
};

/**
 * Keeps what was deleted from staying readable in SQLite's write-ahead log, which holds old pages until it is begun
 * anew: a truncating checkpoint moves everything into the file, where `secure_delete` has put zeros, and cuts the log.
 */
export function createLogEmptier(database: DatabaseSync, busyTimeoutMs: number): LogEmptier {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;

  const schedule = (ms: number) => {
    const at = performance.now() + ms;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(empty, ms).unref();
  };
  const settle = () => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  const empty = (): boolean => {
    settle();
    if (!database.isTransaction && truncateLog(database, busyTimeoutMs)) return true;
    schedule(database.isTransaction ? SOON_MS : LATER_MS);
    return false;
  };

  return {
    afterDelete(table) {
      if (table === AT_ONCE && !database.isTransaction) empty();
      else schedule(SOON_MS);
    },
    empty,
    stop() {
      const isDue = dueAt < Infinity;
      settle();
      if (isDue && !database.isTransaction) truncateLog(database, busyTimeoutMs);
    },
  };
}

function truncateLog(database: DatabaseSync, busyTimeoutMs: number): boolean {
  try {
    database.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
    return database.prepare("pragma wal_checkpoint(truncate)").get()?.["busy"] === 0;
  } catch {
    // A full or failing disk: whoever writes next hears of it.
    return false;
  } finally {
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  }
}
