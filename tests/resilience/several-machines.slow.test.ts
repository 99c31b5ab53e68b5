import { afterAll, beforeAll, expect, test } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { deskBrowser, ORIGIN } from "#tests/support/desk/desk-under-test.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { runTool } from "#tests/support/run-tool.ts";
import { type Balancer, startBalancer } from "#tests/support/servers/start-balancer.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";
import { type Smtp, startSmtp } from "#tests/support/smtp.ts";

const ROOM = "0123456789abcdef0123456789abcdef";
const SLOTS = ["a", "b"].map((letter) => letter.repeat(32));
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
/** How many of so many requests at once were answered with something else than 429. */
async function given(times: number, askFor: (n: number) => Promise<Response>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => askFor(n)));
  return answers.filter(({ status }) => status !== 429).length;
}

test("a list and a room are the same whichever process answers, and changes reach who waits at the other", async () => {
  const first = await ask("POST", "/api/saved-names", { nameId: "hazel" });
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
  for (const nameId of ["noah", "zoe", "ada", "iris", "theo"])
    expect((await ask("POST", "/api/saved-names", { nameId }, { cookie })).status).toBe(201);
  for (const _ of servers)
    expect(await (await ask("GET", "/api/saved-names", undefined, { cookie })).json()).toHaveLength(6);

  const put = (slot = "") => ask("PUT", `/api/rooms/${ROOM}/slots/${slot}`, { blob: "AAAA" });
  expect((await put(SLOTS[0])).status).toBe(200);
  const streams = await Promise.all(servers.map(() => ask("GET", `/api/rooms/${ROOM}/changes`)));
  const readers = streams.map(({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader());
  expect((await put(SLOTS[1])).status).toBe(200);
  for (const reader of readers) {
    let heard = "";
    while (!/changed \d/.test(heard)) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();
  }
});

test("two machines give what one gives: lists, rooms and messages to the number, of pages a fifth more at most", async () => {
  const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
  expect(await given(100, () => ask("POST", "/api/saved-names", { nameId: "hazel" }, from(7)))).toBe(60);
  const rooms = (n: number) => `/api/rooms/${String(n).padStart(32, "0")}/slots/${SLOTS[0]}`;
  expect(await given(40, (n) => ask("PUT", rooms(n), { blob: "AAAA" }, from(8)))).toBe(20);
  const message = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hello there." };
  expect(await given(20, () => ask("POST", "/api/contact", message, from(9)))).toBe(5);

  const begun = performance.now();
  let pages = 0;
  for (let round = 0; round < 25; round += 1)
    pages += await given(16, (n) => ask("GET", `/names?page=${round * 16 + n}`, undefined, from(10)));
  const refilled = (performance.now() - begun) / 1000;
  console.log(`${pages} pages of 120, ${refilled.toFixed(1)} refilled`);
  expect(pages).toBeGreaterThanOrEqual(120);
  expect(pages).toBeLessThanOrEqual(1.2 * 120 + refilled + 1);
});

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
