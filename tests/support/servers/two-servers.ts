import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/support/postgres/postgres.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** Two processes of the site, with one storage behind them; both are gone afterwards. */
export async function withTwoServers(
  engine: "SQLite" | "PostgreSQL",
  use: (one: RunningServer, other: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "namekin-two-"));
  const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
  const running: RunningServer[] = [];
  try {
    const env = { DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
    for (const _ of ["one", "other"]) running.push(await startServer({ dataDir, env }));
    const [one, other] = running;
    if (one !== undefined && other !== undefined) await use(one, other);
  } finally {
    for (const server of running) await server.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
