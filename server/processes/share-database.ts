import { hash } from "node:crypto";
import type { Logger } from "pino";
import { openPostgresLine, type PostgresLine } from "#server/storage/postgres-line.ts";
import type { Queries } from "#server/storage/tables.ts";
import { createNeighbors, lineName, type Neighbors, NO_NEIGHBORS } from "./neighbors.ts";
import type { Siblings } from "./siblings.ts";

type Given = {
  readonly db: Queries;
  readonly databaseUrl: string | undefined;
  readonly siblings: Siblings;
  readonly log: Pick<Logger, "error">;
};

/** What a process has with the others on its PostgreSQL; without one there is no line, and there are no neighbors. */
type SharedDatabase = {
  readonly line: PostgresLine | undefined;
  readonly neighbors: Neighbors;
  readonly stop: () => Promise<void>;
};

/** Begins to listen to the other processes on the same PostgreSQL. */
export function shareDatabase({ db, databaseUrl, siblings, log }: Given): SharedDatabase {
  if (databaseUrl === undefined) {
    return { line: undefined, neighbors: NO_NEIGHBORS, stop: async () => {} };
  }
  const machine = hash("sha256", `machine ${siblings.salt}`, "base64url").slice(0, 16);
  const line = openPostgresLine({
    connectionString: databaseUrl,
    name: lineName(machine),
    onError: (error) => log.error(error),
  });
  const neighbors = createNeighbors({ db, line, machine });
  return {
    line,
    neighbors,
    async stop() {
      neighbors.stop();
      await line.stop();
    },
  };
}
