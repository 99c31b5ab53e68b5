import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from "kysely";
import { migrate } from "./migrate.ts";
import type { Database, Queries, Tables } from "./tables.ts";

const POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  application_name: "namekin",
} as const;

/** No statement of a request takes long; one that does must not hold a connection. */
const PATIENCE = {
  statement_timeout: 10_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** A server may be set to confirm before it has written: then this connection asks for more. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`;

/** Opens a database of a PostgreSQL server, or of another that speaks its protocol. */
export async function openPostgres(
  connectionString: string,
  onConnectionLost: (error: Error) => void = () => {},
): Promise<Database> {
  const { Pool } = await import("pg"); // Only here: a server with the embedded database need not hold it.
  const connect = (settings: object) => {
    const pool = new Pool({ connectionString, ...POOL, ...settings });
    pool.on("error", onConnectionLost);
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: makeDurable }) });
  };

  // Migrations may wait for another process for as long as it takes.
  const patient = connect({ max: 1 });
  try {
    await ping(patient).catch((error: unknown) => {
      throw unreachable(connectionString, error);
    });
    await migrate(patient);
  } finally {
    await patient.destroy();
  }

  const db = connect(PATIENCE);
  await ping(db); // Else a database that was never used would answer after it is closed.
  return { engine: "postgres", db, ping: () => ping(db), close: () => db.destroy() };
}

async function ping(db: Queries): Promise<void> {
  await sql`select 1`.execute(db);
}

async function makeDurable(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(DURABLE));
}

/** Says where, but not as whom and with which password. */
function unreachable(connectionString: string, error: unknown): Error {
  const { host, pathname } = new URL(connectionString);
  const code = error instanceof Error && "code" in error ? `${String(error.code)} ` : "";
  const message = error instanceof Error ? error.message : "";
  return new Error(`PostgreSQL at ${host}${pathname} does not answer: ${code}${message}`, { cause: error });
}
