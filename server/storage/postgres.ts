import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./tables.ts";

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
  const connect = (settings: object) => {
    const pool = new Pool({ connectionString, ...POOL, ...settings });
    pool.on("error", onConnectionLost);
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: makeDurable }) });
  };

  // Migrations may wait for another process for as long as it takes.
  const patient = connect({ max: 1 });
  await migrate(patient).finally(() => patient.destroy());

  const db = connect(PATIENCE);
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  await ping();
  return { engine: "postgres", db, ping, close: () => db.destroy() };
}

async function makeDurable(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(DURABLE));
}
