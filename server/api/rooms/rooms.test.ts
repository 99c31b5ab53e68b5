import { getRequestListener } from "@hono/node-server";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keysOf } from "#domain/together/room/room-keys.ts";
import { MOST_SLOTS, SLOT_BYTES } from "#domain/together/room/rooms.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

/** Of the first edition: it needs no proof. */
const ROOM = "0123456789abcdef0123456789abcdef";
const slotOf = (n: number) => `${n}`.padStart(32, "a");

let opened: Awaited<ReturnType<typeof openApp>>;
beforeEach(async () => {
  opened = await openApp();
});
afterEach(() => opened.services.close());

const put = async (slot: string, blob: unknown, room = ROOM, headers = {}) =>
  opened.app.request(`/api/rooms/${room}/slots/${slot}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ blob }),
  });
const get = (room = ROOM) => opened.app.request(`/api/rooms/${room}`);

test("what devices have put into a room is read by whoever knows its number", async () => {
  expect(await (await put(slotOf(1), "AAAA")).json()).toEqual({ version: 1, previous: 0 });
  expect(await (await put(slotOf(2), "BBBB")).json()).toEqual({ version: 2, previous: 1 });
  const answer = await get();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual({
    version: 2,
    slots: [
      { slot: slotOf(1), version: 1, blob: "AAAA" },
      { slot: slotOf(2), version: 2, blob: "BBBB" },
    ],
  });
});

test("a room that was ended, is full or was never there says so", async () => {
  expect((await get()).status).toBe(404);
  await Promise.all(Array.from({ length: MOST_SLOTS }, (_, n) => put(slotOf(n), "AAAA")));
  const full = await put(slotOf(99), "AAAA");
  expect(full.status).toBe(409);
  expect(await full.json()).toMatchObject({ message: "This room is full: up to 6 devices can join." });
  expect((await opened.app.request(`/api/rooms/${ROOM}`, { method: "DELETE" })).status).toBe(204);
  expect((await get()).status).toBe(410);
  expect((await put(slotOf(1), "AAAA")).status).toBe(410);
});

test("a device takes back what it has put in, and nothing of the others", async () => {
  await put(slotOf(1), "AAAA");
  await put(slotOf(2), "BBBB");
  const leave = (slot: string) =>
    opened.app.request(`/api/rooms/${ROOM}/slots/${slot}`, { method: "DELETE" });
  expect((await leave(slotOf(1))).status).toBe(204);
  expect(await (await get()).json()).toMatchObject({ version: 3, slots: [{ slot: slotOf(2) }] });
  // Once more, or by a device that was never there: as it is wanted already.
  expect((await leave(slotOf(1))).status).toBe(204);
  expect(await (await get()).json()).toMatchObject({ version: 3 });
  expect((await leave("short")).status).toBe(400);
});

test("what is no number, no blob or too much is refused, and nothing is kept of it", async () => {
  const refused = await Promise.all([
    put("short", "AAAA"),
    put(slotOf(1), "not base64url!"),
    put(slotOf(1), 7),
    put(slotOf(1), ""),
    put(slotOf(1), "A".repeat(SLOT_BYTES * 2)),
    put(slotOf(1), "AAAA", "elsewhere"),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  expect((await get()).status).toBe(404);
});

test("a page of another site can neither write nor end it, nor make a device leave", async () => {
  const foreign = { method: "DELETE", headers: { origin: "https://elsewhere.example" } };
  for (const path of [`/api/rooms/${ROOM}`, `/api/rooms/${ROOM}/slots/${slotOf(1)}`]) {
    expect((await opened.app.request(path, foreign)).status).toBe(403);
  }
});

test("from one address 20 rooms may be begun in an hour, by ending unknown ones too; those that are there go on", async () => {
  const room = (n: number) => n.toString(16).padStart(ROOM.length, "0");
  const statuses = await Promise.all(
    Array.from({ length: 19 }, async (_, n) => (await put(slotOf(1), "AAAA", room(n))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([(await put(slotOf(1), "AAAA", room(19))).status]));
  const late = await put(slotOf(1), "AAAA", room(20));
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await late.json()).toMatchObject({
    message: expect.stringMatching(/^Many rooms were just opened on your network. Please wait 3 minutes/),
  });
  expect((await opened.app.request(`/api/rooms/${room(21)}`, { method: "DELETE" })).status).toBe(429);
  expect((await get(room(20))).status).toBe(404);
  expect((await put(slotOf(2), "AAAA", room(0))).ok).toBe(true);
});

test("who knows a room's number alone can read what is sealed, and change nothing", async () => {
  const { room, proof } = await keysOf(
    Uint8Array.from({ length: 32 }, (_, n) => n),
    2,
  );
  const proven = { "room-proof": proof ?? "" };
  const slot = `/api/rooms/${room}/slots/${slotOf(1)}`;
  expect((await put(slotOf(1), "AAAA", room, proven)).status).toBe(200);
  for (const headers of [{}, { "room-proof": room }, { "room-proof": "0".repeat(64) }]) {
    const refused = await Promise.all([
      put(slotOf(1), "CCCC", room, headers),
      put(slotOf(2), "CCCC", room, headers),
      opened.app.request(slot, { method: "DELETE", headers }),
      opened.app.request(`/api/rooms/${room}`, { method: "DELETE", headers }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect(await (await get(room)).json()).toMatchObject({ slots: [{ slot: slotOf(1), blob: "AAAA" }] });
  expect((await opened.app.request(slot, { method: "DELETE", headers: proven })).status).toBe(204);
  expect((await opened.app.request(`/api/rooms/${room}`, { method: "DELETE", headers: proven })).status).toBe(
    204,
  );
  expect((await get(room)).status).toBe(410);
});

test("who reads rooms without end is asked to wait", async () => {
  const answers: Response[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length < 2_000) answers.push(await get());
  expect(answers.length).toBeGreaterThan(1_000);
  const refused = answers.at(-1);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("The stream of changes", () => {
  const changes = `/api/rooms/${ROOM}/changes`;
  const servers: Server[] = [];
  afterEach(async () => {
    opened.services.rooms.closeAll();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  const listen = async (): Promise<string> => {
    const server = createServer(
      (request, response) => void getRequestListener(opened.app.fetch)(request, response),
    );
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("There is no address.");
    return `http://127.0.0.1:${address.port}${changes}`;
  };

  test("answers HEAD with its headers, and ends", async () => {
    const url = await listen();
    const head = await fetch(url, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-type")).toBe("text/event-stream");
    expect(await head.text()).toBe("");
  });

  test("is open ten times for one address; whoever comes then is told when to come again", async () => {
    const url = await listen();
    const streams = await Promise.all(Array.from({ length: 10 }, () => fetch(url)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await fetch(url);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("on this network") });
    expect((await fetch(url, { method: "HEAD" })).status).toBe(200);

    // To ask again and again is counted, too: sooner or later it takes seconds until the next may ask at all.
    const asked = [refused];
    while (asked.at(-1)?.headers.get("retry-after") === "60" && asked.length < 200)
      asked.push(await fetch(url));
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.length).toBeLessThan(200);
    // Used to the end: what nobody holds any more is collected, and its connection closed.
    for (const { body } of streams) await body?.cancel();
  });
});
