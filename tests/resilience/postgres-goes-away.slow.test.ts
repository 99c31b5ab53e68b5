import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/matrix.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import { lostSaves, sendVisitors } from "./visitors.ts";

const EVENTS = ["endSessions", "restart", "crash", "kill"] as const;
type Event = (typeof EVENTS)[number];
/** What befalls one server in a row: in the full matrix each ten times, otherwise each once. */
const ROWS: readonly { readonly what: string; readonly row: readonly Event[] }[] = IS_FULL
  ? EVENTS.map((event) => ({ what: `${event}, ten times`, row: Array.from({ length: 10 }, () => event) }))
  : [{ what: EVENTS.join(", "), row: EVENTS }];
/** Nothing else may be answered: what storage could not do, and what it did. */
const ANSWERS: ReadonlySet<unknown> = new Set([200, 201, 503]);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test.for(ROWS)("PostgreSQL goes away under readers and writers: $what", async ({ what, row }) => {
  const databaseUrl = await postgres.createDatabase();
  const server = await startSources({ DATABASE_URL: databaseUrl, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  try {
    const visitors = await sendVisitors(server.url, { writers: 6, readers: 4 });
    const pid = server.pid();
    for (const event of row) {
      await visitors.moreSaves(20);
      await postgres[event](databaseUrl);
    }
    // They resume by themselves.
    await visitors.moreSaves(50);
    await visitors.leave();
    const { statuses, searches } = visitors;
    console.log(`${what}: ${visitors.acknowledged()} saves acknowledged;`, statuses, "searches:", searches);
    expect([server.isAlive(), server.pid()]).toEqual([true, pid]);
    expect([...statuses.keys()].filter((status) => !ANSWERS.has(status))).toEqual([]);
    expect([...searches.keys()]).toEqual([200]);
    expect(await lostSaves(server.url, visitors)).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test("A server that starts before its PostgreSQL answers what needs no storage, and all once it is there", async () => {
  const databaseUrl = await postgres.createDatabase();
  await postgres.down();
  const server = await startSources({ DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" }, false);
  try {
    const save = () =>
      fetch(`${server.url}/api/saved-names`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"nameId":"hazel"}',
      });
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    // Not where it is: anybody may ask.
    expect(await ready.json()).toMatchObject({ message: "PostgreSQL does not answer (ECONNREFUSED)." });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/names/search?q=hazel`)).status).toBe(200);
    expect((await fetch(`${server.url}/names/hazel`)).status).toBe(200);
    const refused = await save();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      status: 503,
      message: expect.stringContaining("try again"),
    });

    await postgres.up();
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await delay(50);
    expect((await save()).status).toBe(201);
    expect(await server.stop()).toMatchObject({ code: 0 });
  } finally {
    await server.stop();
  }
});
