import { expect, test } from "vitest";
import { IS_FULL, rounds } from "#tests/support/matrix.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import { lostSaves, sendVisitors } from "./visitors.ts";

/** KILLS=30 for the full measure. */
const KILLS = Number(process.env["KILLS"] ?? rounds({ few: 1, all: 8 }));
/** "none": who asks a server that is killed is answered by nobody. */
const ANSWERS: ReadonlySet<unknown> = new Set([200, 201, 503, "none"]);
const MINUTES_MS = 60_000 * Math.max(2, KILLS / 2);

// In `npm test` one of two processes on SQLite is killed under load (several-processes.slow.test.ts), and writers of its file (confirmed-saves).
if (IS_FULL)
  test(
    `kill -9, ${KILLS} times, of a server on SQLite under load: no acknowledged save is lost`,
    () => killed(),
    MINUTES_MS,
  );

test(
  `kill -9, ${KILLS} times each, of server and PostgreSQL under load: no acknowledged save is lost`,
  async () => {
    const postgres = await startPostgres();
    await killed(postgres).finally(() => postgres.stop());
  },
  MINUTES_MS,
);

async function killed(postgres?: Postgres): Promise<void> {
  const databaseUrl = (await postgres?.createDatabase()) ?? "";
  const server = await startSources({ DATABASE_URL: databaseUrl, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  try {
    const visitors = await sendVisitors(server.url, { writers: 6, readers: 2 });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await visitors.moreSaves(30);
      await server.kill();
      await server.restart();
      if (postgres === undefined) continue;
      await visitors.moreSaves(30);
      const pid = server.pid();
      await postgres.kill();
      expect([server.isAlive(), server.pid()]).toEqual([true, pid]);
    }
    await visitors.moreSaves(30);
    await visitors.leave();
    const engine = postgres === undefined ? "SQLite" : "PostgreSQL";
    const lost = await lostSaves(server.url, visitors);
    console.log(
      `${engine}: ${visitors.acknowledged()} acknowledged, ${lost.length} lost;`,
      visitors.statuses,
    );
    expect([...visitors.statuses.keys()].filter((status) => !ANSWERS.has(status))).toEqual([]);
    expect(lost).toEqual([]);
  } finally {
    await server.stop();
  }
}
