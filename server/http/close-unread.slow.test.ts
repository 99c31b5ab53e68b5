import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problem } from "#server/api/problem.ts";
import type { Bindings } from "./hono.ts";
import { openShell, talk } from "#tests/support/servers/shell-under-test.ts";

let shell: Awaited<ReturnType<typeof openShell>>;
beforeAll(async () => {
  const app = new Hono<Bindings>();
  app.post("/too-much", () => problem(429, "Too much."));
  app.post("/too-large", bodyLimit({ maxSize: 1000, onError: () => problem(413, "Too large.") }), (context) =>
    context.text("taken"),
  );
  app.post("/read", async (context) => context.text(String((await context.req.text()).length)));
  shell = await openShell({ app });
});
afterAll(() => shell.close());

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");
const NEXT = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

test.for([
  ["refused for what it is", "/too-much", 429],
  ["refused for its length", "/too-large", 413],
  ["sent where nothing is", "/nothing", 404],
] as const)("a slow body that is %s is answered with the end of its connection", async ([, path, status]) => {
  const { heard, statuses, ended, fault } = await talk(shell.port, [
    head(path, "Content-Length: 2000"),
    "x".repeat(500),
    900,
    "x".repeat(1500),
    NEXT,
  ]);
  expect(statuses).toEqual([status]);
  expect(heard).toMatch(/^connection: close\r$/im);
  expect([ended, fault]).toEqual([true, undefined]);
});

test("a body of unknown length that is refused is answered the same", async () => {
  const chunk = `100\r\n${"x".repeat(256)}\r\n`;
  const { heard, statuses, ended } = await talk(shell.port, [
    head("/too-large", "Transfer-Encoding: chunked"),
    ...Array.from({ length: 6 }, () => [chunk, 50]).flat(),
    "0\r\n\r\n",
  ]);
  expect([statuses, ended]).toEqual([[413], true]);
  expect(heard).toMatch(/^connection: close\r$/im);
});

test("a client that sends megabytes before it reads is told, not reset, and its next request is answered", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body: Buffer) =>
    new Promise<readonly unknown[]>((resolve) => {
      const asking = request(`${shell.url}${path}`, { method: "POST", agent }, (answer) => {
        answer.resume().on("end", () => resolve([answer.statusCode, answer.headers.connection]));
      });
      asking.on("error", (error) => resolve([error.message]));
      asking.end(body);
    });
  for (let round = 0; round < 3; round += 1) {
    expect(await send("/too-large", Buffer.alloc(4_000_000))).toEqual([413, "close"]);
    expect(await send("/read", Buffer.alloc(4_000_000))).toEqual([200, "keep-alive"]);
    expect(await send("/too-much", Buffer.alloc(4_000_000))).toEqual([429, "close"]);
  }
  agent.destroy();
});

test("a body that was read leaves its connection open", async () => {
  const ask = `${head("/read", "Content-Length: 3")}abc`;
  const { statuses, heard } = await talk(shell.port, [ask, 50, ask, 50, head("/read"), 50, NEXT]);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(heard).not.toMatch(/^connection: close\r$/im);
});
