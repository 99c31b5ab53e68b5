import { Kysely, PostgresDialect, sql } from "kysely";
import { once } from "#domain/once.ts";
import { StartFault } from "#server/start-fault.ts";
import { migrate } from "./migrate.ts";
import { vacuum } from "./postgres-vacuum.ts";
import { briefly, sqlState } from "./postgres-faults.ts";
import { guardPool, type OnConnection } from "./postgres-pool.ts";
import { StorageFault } from "./storage-fault.ts";
import type { DatabaseToOpen, Queries, Tables } from "./tables.ts";

const POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: "namekin",
} as const;

/** No statement of a request takes long; one that does must not hold a connection. */
const PATIENCE = {
  statement_timeout: 10_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** A database of a PostgreSQL server, or of another that speaks its protocol; asked for nothing before it is opened. */
export function preparePostgres(connectionString: string, onConnection?: OnConnection): DatabaseToOpen {
  let isOpen = false;
  const pool = once(() => createPool({ ...PATIENCE, connectionString }, onConnection));
  const db = queriesOver(() => {
    // Its schema may still be an older one.
    if (!isOpen) throw new StorageFault("away");
    return pool();
  });
  return {
    engine: "postgres",
    db,
    async open() {
      if (isOpen) return;
      // Migrations may wait for another process for as long as it takes.
      const patient = queriesOver(() => createPool({ max: 1, connectionString }, onConnection));
      try {
        await ping(patient);
        await migrate(patient);
        isOpen = true;
        await ping(db); // Else a database that was never used would answer after it is closed.
      } catch (error) {
        throw startFault(connectionString, error);
      } finally {
        await patient.destroy();
      }
    },
    ping: () => ping(db),
    purge: () => vacuum(db),
    close: () => db.destroy(),
  };
}

async function createPool(settings: object, onConnection?: OnConnection) {
  const { Pool } = await import("pg"); // Only here: a server with the embedded database need not hold it.
  return guardPool(new Pool({ ...POOL, ...settings }), onConnection);
}

function queriesOver(pool: () => ReturnType<typeof createPool>): Queries {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: async () => pool() }) });
}

async function ping(db: Queries): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Says where, but not as whom and with which password. What is no word of the database is thrown as it is. */
function startFault(connectionString: string, error: unknown): unknown {
  const { host, pathname } = new URL(connectionString);
  const where = `PostgreSQL at ${host}${pathname}`;
  const cause = error instanceof StorageFault ? error.cause : error;
  const code = sqlState(cause);
  const sentence = code === undefined ? undefined : (SENTENCES[code] ?? SENTENCES[code.slice(0, 2)]);
  if (sentence !== undefined) return new StartFault(sentence(where), { cause });
  if (error instanceof StorageFault) {
    return new StartFault(`${where} does not answer (${briefly(error)}).`, { mayPass: true, cause });
  }
  return code === undefined
    ? error
    : new StartFault(`${where} refuses to be set up (${code}: ${messageOf(cause)}).`, { cause });
}

/** What no waiting mends, by code or class. */
const SENTENCES: Readonly<Record<string, (where: string) => string>> = {
  "28": (where) => `${where} refuses the user or the password. Check DATABASE_URL.`,
  "3D000": (where) => `${where} does not exist. Create the database, or check DATABASE_URL.`,
  "42501": (where) => `${where} does not let this user make tables. Make the user its owner.`,
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
