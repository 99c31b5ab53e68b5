import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processesOf } from "./processes-of.ts";
import { expectGiven } from "#tests/support/servers/expect-given.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { lostSaves, sendVisitors } from "./visitors.ts";
import { IS_FULL, rounds } from "#tests/support/matrix.ts";

/** One server for all, in the order in which they stand. */
let server: RunningServer;
/** An operator's words, which say "Wren House". */
const words = mkdtempSync(join(tmpdir(), "namekin-own-words-"));
beforeAll(async () => {
  cpSync("docs/examples/make-it-yours", words, { recursive: true });
  const env = {
    PROCESSES: "2",
    CONTENT_DIR: words,
    TRUST_PROXY: "1",
    READ_ALLOWANCE: "60",
    STOP_GRACE_SECONDS: "8",
  };
  // With threads that render each process takes twice as long to come back; what threads do is tested beside this.
  const RENDER_THREADS = String(rounds({ few: 0, all: 1 }));
  server = await startServer({ env: { RENDER_THREADS, ...env, LOG_LEVEL: "silent" } });
});
afterAll(async () => {
  await server.stop();
  rmSync(words, { recursive: true });
});

/** One call over a connection of its own, so that each goes to another process. Gives the status. */
function ask(url: string, from: string, form?: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": from, "content-type": "application/json", "sec-fetch-site": "none" };
    const method = form === undefined ? "GET" : "POST";
    const asking = request(url, { agent: new Agent(), method, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    asking.on("error", reject);
    asking.end(form === undefined ? undefined : JSON.stringify(form));
  });
}

/** Asks so often, so many at the same time, and counts the answers that are no refusal. */
async function given(times: number, atOnce: number, askFor: (n: number) => Promise<number | undefined>) {
  let next = 0;
  let count = 0;
  const askOn = async () => {
    while (next < times) if ((await askFor(next++)) !== 429) count += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return count;
}

/** Until two run again. One that was killed counts among them until its end has been noticed. */
async function anotherInPlaceOf(killed: number): Promise<void> {
  for (;;) {
    const running = processesOf(server.pid());
    if (running.length === 2 && !running.includes(killed)) return;
    await delay(20);
  }
}

/** Takes a port as soon as nobody has it. */
async function takePort(other: Server, port: number): Promise<void> {
  const tryIt = () =>
    once(other.listen(port, "127.0.0.1"), "listening").then(
      () => true,
      () => false,
    );
  while (!(await tryIt())) await delay(1);
}

let tries = 0;
test("two processes give what one gives: of pages a fifth more at most, of messages none", async () => {
  const { url } = server;
  // What a first try has taken is given to nobody for a while.
  const from = (n: number) => `203.0.113.${(tries * 10 + n) % 256}`;
  tries += 1;
  const begun = performance.now();
  const pages = await given(400, 16, (n) => ask(`${url}/names?starts=a&page=${n}`, from(7)));
  const refilled = (performance.now() - begun) / 1000;
  console.log(`${pages} pages of 120, ${refilled.toFixed(1)} refilled`);
  expect(pages).toBeGreaterThanOrEqual(120);
  expect(pages).toBeLessThanOrEqual(1.2 * 120 + refilled + 1);
  // The other process knows, too.
  await delay(200);
  expect(await given(4, 1, (n) => ask(`${url}/names?starts=b&page=${n}`, from(7)))).toBeLessThanOrEqual(1);
  const message = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hello there." };
  await expectGiven(5, { times: 20, atOnce: 20 }, () => ask(`${url}/api/contact`, from(8), message));
});

test("a signal to the first process changes the words of all", async () => {
  // Each connection goes to the next process.
  const names = async () => {
    const pages = Array.from({ length: 4 }, async () => {
      const answer = await fetch(`${server.url}/about`, { headers: { connection: "close" } });
      return /<title>[^|]*\| ([^<]+)<\/title>/.exec(await answer.text())?.[1];
    });
    return [...new Set(await Promise.all(pages))];
  };
  expect(await names()).toEqual(["Wren House"]);
  writeFileSync(join(words, "brand.json"), '{"name":"Robin House"}');
  process.kill(server.pid(), "SIGHUP");
  await expect.poll(names, { timeout: 30_000 }).toEqual(["Robin House"]);
});

test("a connection that was on its way to a process that dies is closed, and the others are answered", async () => {
  const [first = 0] = processesOf(server.pid());
  process.kill(first, "SIGSTOP");
  const answered = new Set<number>();
  const asking = Array.from({ length: 6 }, async (_, n) => {
    const answer = await ask(`${server.url}/healthz`, `203.0.113.${20 + n}`).catch(() => "closed");
    answered.add(n);
    return answer;
  });
  // All but the one that the stopped process was handed.
  while (answered.size < 5) await delay(20);
  process.kill(first, "SIGKILL");
  expect((await Promise.all(asking)).filter((answer) => answer !== 200)).toEqual(["closed"]);
  await anotherInPlaceOf(first);
});

test("kill -9 of one of two processes under load: the other goes on, it comes back, no acknowledged save is lost", async () => {
  const visitors = await sendVisitors(server.url, { writers: 4, readers: 2 });
  for (const which of [0, 1].slice(0, rounds({ few: 1, all: 2 }))) {
    await visitors.moreSaves(30);
    const before = processesOf(server.pid());
    expect(before).toHaveLength(2);
    const killed = before[which] ?? 0;
    process.kill(killed, "SIGKILL");
    await visitors.moreSaves(30);
    await anotherInPlaceOf(killed);
    expect(server.isAlive()).toBe(true);
  }
  await visitors.moreSaves(30);
  await visitors.leave();
  const { statuses } = visitors;
  console.log(`${visitors.acknowledged()} acknowledged;`, statuses);
  expect([...statuses.keys()].filter((status) => ![200, 201, 503, "none"].includes(status))).toEqual([]);
  expect(await lostSaves(server.url, visitors)).toEqual([]);
});

test("both end, and somebody has their port for a while: they come back, and do not give up", async () => {
  const before = processesOf(server.pid());
  for (const one of before) process.kill(one, "SIGKILL");
  const other = createServer();
  await takePort(other, Number(new URL(server.url).port));
  // Until one that took a place could not listen, and has ended.
  const tried = new Set<number>();
  const triedInVain = () => {
    const running = processesOf(server.pid()).filter((id) => !before.includes(id));
    for (const id of running) tried.add(id);
    return tried.size > running.length || !server.isAlive();
  };
  while (!triedInVain()) await delay(20);
  other.close();
  const ready = () => ask(`${server.url}/readyz`, "203.0.113.1").catch(() => "closed");
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
});

// Of one process: stopping.slow.test.ts.
test.runIf(IS_FULL)("on SIGTERM all refuse to be ready, answer all else, and end with 0", async () => {
  const { url } = server;
  const exiting = server.stop();
  const four = [1, 2, 3, 4];
  const statuses = (path: string) => Promise.all(four.map(() => ask(`${url}${path}`, "203.0.113.1")));
  await expect.poll(() => statuses("/readyz")).toEqual(four.map(() => 503));
  expect(await statuses("/healthz")).toEqual(four.map(() => 200));
  expect(await statuses("/api/names/search?q=hazel")).toEqual(four.map(() => 200));
  expect(await exiting).toMatchObject({ code: 0 });
});
