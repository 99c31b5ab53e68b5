import { Agent } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_FULL, rounds } from "#tests/support/matrix.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { createDice } from "./fuzz/dice.ts";
import { hostileRequest } from "./fuzz/hostile-request.ts";
import { type Outcome, sendHostile } from "./fuzz/send-hostile.ts";
import { readSurface } from "./fuzz/surface.ts";

/** FUZZ_REQUESTS=100000 is the long run; FUZZ_SEED makes a run again. */
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? rounds({ few: 1_000, all: 3_000 }));
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const LANES = 8;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const longest = { timeout: 180_000 + REQUESTS * 30 };

// SQLite takes any text that PostgreSQL takes, and more.
if (IS_FULL) test("Nothing that anybody sends makes the server fail, on SQLite", longest, () => fuzz({}));

test("Nothing that anybody sends makes the server fail, on PostgreSQL", longest, async () =>
  fuzz({ DATABASE_URL: await postgres.createDatabase() }),
);

async function fuzz(env: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer({ env: { ...env, TRUST_PROXY: "1", LOG_LEVEL: "silent" } });
  try {
    const failures = await attack(server);
    expect(failures, `FUZZ_SEED=${SEED}`).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  } finally {
    expect(await server.stop()).toMatchObject({ code: 0 });
  }
}

/** Sends everything; returns what must not happen: hangs, and answers that blame the server. */
async function attack({ url }: RunningServer): Promise<readonly string[]> {
  const surface = await readSurface(url);
  const dice = createDice(SEED);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const failures: string[] = [];
  const counts = new Map<string, number>();
  let left = REQUESTS;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const sent = hostileRequest(dice, surface);
      const outcome = await sendHostile(url, agent, sent);
      const shown = "status" in outcome ? `${outcome.status}` : outcome.failure;
      counts.set(shown, (counts.get(shown) ?? 0) + 1);
      if (isFailure(outcome)) failures.push(`${shown} ${JSON.stringify(sent).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  console.log(`${REQUESTS} requests, seed ${SEED}: ${JSON.stringify(Object.fromEntries(counts))}`);
  return failures;
}

/** 501 says what is not spoken here (a format of /oembed), and blames nobody. */
function isFailure(outcome: Outcome): boolean {
  return "failure" in outcome || (outcome.status >= 500 && outcome.status !== 501);
}
