import { getRequestListener } from "@hono/node-server";
import { get } from "node:http";
import { afterEach, expect, test } from "vitest";
import { openShell, talk } from "#tests/support/servers/shell-under-test.ts";
import { createHttpServer } from "./http-server.ts";
import { listen as listenAt } from "./listen.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function listen(patience?: { headers: number; request: number; look: number }): Promise<number> {
  const { port, close } = await openShell(patience === undefined ? {} : { patience });
  stops.push(close);
  return port;
}

const DAMAGED = [
  ["no request at all", "hello\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
  ["an address of 9 kB", `GET /${"a".repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ["an address of 60 kB", `GET /${"a".repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ["headers of 60 kB", `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(60_000)}\r\n\r\n`, 431],
] as const;

test.for(DAMAGED)("%s is refused in words", async ([, bytes, status]) => {
  const { statuses, heard, fault } = await talk(await listen(), [bytes]);
  expect(statuses).toEqual([status]);
  expect(fault).toBeUndefined();
  // Of a missing host, Node says nothing more.
  if (!bytes.startsWith("GET / HTTP/1.1\r\n\r")) expect(heard).toMatch(/\r\n\r\n.*[A-Z].*\./s);
});

test("a request that does not arrive in time is ended, be it slow in its head or in its body", async () => {
  const port = await listen({ headers: 300, request: 600, look: 50 });
  for (const slow of [
    "GET / HTTP/1.1\r\nHost:",
    "POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab",
  ]) {
    const { ended, heard } = await talk(port, [slow]);
    expect(ended, heard).toBe(true);
  }
  expect((await talk(port, ["GET / HTTP/1.1\r\nHost:"])).statuses).toEqual([408]);
});

test("who leaves before the answer is noticed, though nothing of a request without a body is read", async () => {
  const server = createHttpServer();
  const left = new Promise<boolean>((resolve) => {
    server.on(
      "request",
      getRequestListener(({ signal }) => waitFor(signal, resolve)),
    );
  });
  stops.push(() => server.close());
  const url = await listenAt(server, { port: 0, host: "127.0.0.1" });
  const asking = get(url).on("error", () => undefined);
  server.once("request", () => asking.destroy());
  expect(await left).toBe(true);
});

async function waitFor(signal: AbortSignal, tell: (left: boolean) => void): Promise<Response> {
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  tell(true);
  return new Response("too late");
}
