import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { createLogEmptier, type LogEmptier } from "./empty-log.ts";
import { bridge, BUSY_TIMEOUT_MS } from "./sqlite-bridge.ts";
import { IN_MEMORY, openFile, queriesOver, roomIn, writeNothing } from "./sqlite-file.ts";
import { sqliteStartFault } from "./sqlite-start-fault.ts";
import { StorageFault } from "./storage-fault.ts";
import type { Database, DatabaseFile, DatabaseToOpen } from "./tables.ts";

type SqliteOptions = {
  /** The file grows no further; what does not fit in is a fault "full". */
  readonly mostMb?: number | undefined;
  readonly onFault?: ((fault: StorageFault) => void) | undefined;
};

/** Opens a file, new or known. Every commit is on the disk before it is confirmed, and what is deleted is overwritten. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<Database> {
  const database = prepareSqlite(file, options);
  await database.open();
  return database;
}

type Opened = { readonly sqlite: DatabaseSync; readonly log: LogEmptier };

/** The same, to be opened later: until then the file is not touched. */
export function prepareSqlite(
  file: string,
  { mostMb, onFault = () => {} }: SqliteOptions = {},
): DatabaseToOpen {
  let opened: Opened | undefined;
  const inHand = (): Opened => {
    if (opened === undefined) throw new StorageFault("away");
    return opened;
  };
  const db = queriesOver(() => {
    const { sqlite, log } = inHand();
    return bridge(sqlite, { onFault, onDelete: (table) => log.afterDelete(table) });
  });
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  return {
    engine: "sqlite",
    db,
    ...(file === IN_MEMORY ? {} : { file: fileOf(file, inHand) }),
    async open() {
      if (opened !== undefined) return;
      try {
        const sqlite = await openFile(file, mostMb);
        opened = { sqlite, log: createLogEmptier(sqlite, BUSY_TIMEOUT_MS) };
      } catch (error) {
        throw sqliteStartFault(file, error instanceof StorageFault ? error.cause : error);
      }
      await ping(); // Else a database that was never used would answer after it is closed.
    },
    ping,
    async purge() {
      inHand().log.empty();
    },
    async close() {
      opened?.log.stop();
      await db.destroy();
    },
  };
}

function fileOf(path: string, inHand: () => Opened): DatabaseFile {
  return {
    path,
    room: () => roomIn(inHand().sqlite),
    tryWrite() {
      const { sqlite, log } = inHand();
      if (!log.empty()) return false;
      try {
        writeNothing(sqlite);
        return true;
      } catch {
        return false;
      }
    },
  };
}
