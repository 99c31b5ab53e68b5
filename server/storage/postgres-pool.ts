import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { storageFaultOf } from "./postgres-faults.ts";
import type { StorageFault } from "./storage-fault.ts";

/** A server may be set to confirm before it has written: then this connection asks for more. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`;

/** Hears why no connection could be had, and undefined whenever one was had. */
export type OnConnection = (fault: StorageFault | undefined) => void;

/**
 * A pool as Kysely takes it, that outlives the server behind it. Its connections confirm only what is on the disk. What
 * goes wrong with server or network is thrown as a StorageFault, and costs the connection on which it went wrong.
 */
export function guardPool(pool: Pool, onConnection: OnConnection = () => {}): PostgresPool {
  const prepared = new WeakSet<PoolClient>();
  // A client in hand tells of its end by an event of its own. Unheard, that would end the process; whoever has the
  // client in hand hears of it by the failure of the statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  // An idle one: the pool has dropped it already, and makes another when it is wanted.
  pool.on("error", () => {});

  const prepare = async (client: PoolClient) => {
    if (prepared.has(client)) return;
    try {
      await client.query(DURABLE);
      prepared.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  return {
    async connect() {
      try {
        const client = await pool.connect();
        await prepare(client);
        onConnection(undefined);
        return guardClient(client);
      } catch (error) {
        const fault = storageFaultOf(error);
        if (fault !== undefined) onConnection(fault);
        throw fault ?? error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function guardClient(client: PostgresPoolClient): PostgresPoolClient {
  let lost: StorageFault | undefined;
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== "string") throw new TypeError("Nothing here is large enough for a cursor.");
    return run<Row>(statement, parameters);
  }
  const run = async <Row>(sql: string, parameters: readonly unknown[]) => {
    // Not even to roll back: behind a statement without an answer it would wait for its own time-out.
    if (lost !== undefined) throw lost;
    try {
      return await client.query<Row>(sql, parameters);
    } catch (error) {
      const fault = storageFaultOf(error);
      // Nobody knows what still goes on there: a statement that was given up may run, and hold up the next one.
      if (fault?.kind === "away") lost = fault;
      throw fault ?? error;
    }
  };
  return { query, release: (destroy = false) => client.release(destroy || lost !== undefined) };
}
