import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { deskBrowser, ORIGIN } from "#tests/support/desk/desk-under-test.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { runTool } from "#tests/support/run-tool.ts";
import { type Balancer, startBalancer } from "#tests/support/servers/start-balancer.ts";
import { expectGiven, givenAtOnce } from "#tests/support/servers/expect-given.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";
import { type Smtp, startSmtp } from "#tests/support/smtp.ts";
import { followRoom } from "./follow-room.ts";
import { IS_FULL } from "#tests/support/matrix.ts";

const ROOM = "/api/rooms/0123456789abcdef0123456789abcdef";
const SLOTS = ["a".repeat(32), "b".repeat(32)] as const;
const READERS = Array.from({ length: 12 }, (_, n) => `reader${n}@example.org`);

let postgres: Postgres;
let databaseUrl: string;
let smtp: Smtp;
let servers: readonly RunningServer[];
let proxy: Balancer;
/** Two processes that know nothing of each other but the database, each as on a machine of its own. */
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  smtp = await startSmtp();
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: "1",
    DESK: "on",
    SMTP_URL: smtp.url,
    POSTAL_ADDRESS: "1 Elm Street, Springfield",
    READ_ALLOWANCE: "60",
    LOG_LEVEL: "silent",
  };
  servers = await Promise.all([startSources(env), startSources(env)]);
  proxy = await startBalancer(
    servers.map(({ url }) => url),
    ORIGIN,
  );
});
afterAll(async () => {
  await proxy.stop();
  for (const server of servers) await server.stop();
  await smtp.stop();
  await postgres.stop();
});

/** Through the proxy, so that each request comes to the other process than the one before. */
function ask(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${proxy.url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
/** The same, for its status. */
async function statusOf(...asked: Parameters<typeof ask>): Promise<number> {
  const answer = await ask(...asked);
  await answer.arrayBuffer();
  return answer.status;
}

const writtenInRoom = z.object({ version: z.number() });
const follow = () => Promise.all(servers.map(async () => followRoom(await ask("GET", `${ROOM}/changes`))));
async function writeInRoom(slot: string): Promise<number> {
  const answer = await ask("PUT", `${ROOM}/slots/${slot}`, { blob: "AAAA" });
  expect(answer.status).toBe(200);
  return writtenInRoom.parse(await answer.json()).version;
}

/** What was given is told to the other machines after a tenth of a second at the latest (agreement.ts). */
const TOLD_AFTER_MS = 120;

test("a list and a room are the same whichever process answers, and changes reach who waits at the other", async () => {
  const first = await ask("POST", "/api/saved-names", { nameId: "hazel" });
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
  for (const nameId of ["noah", "zoe", "ada", "iris", "theo"])
    expect((await ask("POST", "/api/saved-names", { nameId }, { cookie })).status).toBe(201);
  for (const _ of servers)
    expect(await (await ask("GET", "/api/saved-names", undefined, { cookie })).json()).toHaveLength(6);

  await writeInRoom(SLOTS[0]);
  const followers = await follow();
  const version = await writeInRoom(SLOTS[1]);
  for (const follower of followers) {
    await follower.hears(version);
    await follower.leave();
  }
});

// Of lists and readings: neighbors.pg.test.ts.
test.runIf(IS_FULL)(
  "two machines give what one gives: lists, rooms and messages to the number, of pages a fifth more at most",
  async () => {
    const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
    await expectGiven(60, { times: 100, atOnce: 10 }, () =>
      statusOf("POST", "/api/saved-names", { nameId: "hazel" }, from(7)),
    );
    const rooms = (n: number) => `/api/rooms/${String(n).padStart(32, "0")}/slots/${SLOTS[0]}`;
    await expectGiven(20, { times: 40, atOnce: 10 }, (n) =>
      statusOf("PUT", rooms(n), { blob: "AAAA" }, from(8)),
    );
    const message = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hello there." };
    await expectGiven(5, { times: 20, atOnce: 10 }, () => statusOf("POST", "/api/contact", message, from(9)));

    // How soon the other machine hears is the machine's; what it does then is looked at: by the same line it hears of a room.
    const followers = await follow();
    const bothHaveHeard = async () => {
      await delay(TOLD_AFTER_MS);
      for (const slot of SLOTS) {
        const version = await writeInRoom(slot);
        for (const follower of followers) await follower.hears(version);
      }
    };
    const begun = performance.now();
    let pages = 0;
    for (let round = 0; round < 25; round += 1) {
      const more = await givenAtOnce(16, (n) =>
        statusOf("GET", `/names?page=${round * 16 + n}`, undefined, from(10)),
      );
      pages += more;
      if (more > 0) await bothHaveHeard();
    }
    const refilled = (performance.now() - begun) / 1000;
    console.log(`${pages} pages of 120, ${refilled.toFixed(1)} refilled`);
    expect(pages).toBeGreaterThanOrEqual(120);
    expect(pages).toBeLessThanOrEqual(1.2 * 120 + refilled + 1);
    for (const follower of followers) await follower.leave();
  },
);

test("an issue that is sent from the desk, on both machines at once, reaches each subscriber once, over SMTP", async () => {
  const database = await openDatabase({ dataDir: "not used", databaseUrl });
  const subscribers = createSubscribers(database.db, () => new Date());
  for (const email of READERS) {
    const address = readEmailAddress(email);
    if (address !== undefined) await subscribers.ask(email, address);
    await subscribers.confirm(email);
  }
  await database.close();
  const request = (url: string, init: RequestInit) =>
    fetch(url.replace(ORIGIN, proxy.url), { ...init, redirect: "manual" });
  const newKey = async () => {
    const { out } = await runTool("desk.ts", [], {
      DATABASE_URL: databaseUrl,
      DESK: "on",
      PUBLIC_URL: ORIGIN,
    });
    return new URL(out.trim()).searchParams.get("key") ?? "";
  };
  const desk = deskBrowser({ request }, newKey);
  await desk.open();
  const before = smtp.received.length;
  expect((await desk.post("/desk/newsletter/2026-12/test", { to: "me@example.org" })).status).toBe(303);
  await expect.poll(() => smtp.received.slice(before).map(({ to }) => to)).toEqual(["me@example.org"]);
  const send = { sure: "yes", "per-minute": "6000" };
  await Promise.all(servers.map(() => desk.post("/desk/newsletter/2026-12/send", send)));
  await expect
    .poll(async () => (await desk.get("/desk/newsletter/2026-12")).text, { timeout: 60_000 })
    .toContain(`${READERS.length} of ${READERS.length} sent, 0 refused, 0 wait`);
  await desk.post("/desk/newsletter/2026-12/send", send);
  const letters = smtp.received.filter(({ to }) => READERS.includes(to));
  expect(letters.map(({ to }) => to).toSorted()).toEqual(READERS.toSorted());
  expect(letters[0]?.source).toMatch(/^List-Unsubscribe:/m);
});
