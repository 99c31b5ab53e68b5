import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { startSources } from "#tests/support/servers/start-sources.ts";

/** One call over a connection that is kept, if the server keeps it. Rejects when the connection is cut. */
function call(agent: Agent, url: string) {
  return new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
    (resolve, reject) => {
      const asking = request(url, { agent }, (response) => {
        let text = "";
        response.on("data", (bytes) => (text += String(bytes)));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode, connection: response.headers.connection, text }),
        );
      });
      asking.on("error", reject);
      asking.end();
    },
  );
}

test("On SIGTERM it refuses to be ready, answers all else as ever, and closes each connection with an answer", async () => {
  const server = await startSources({ STOP_GRACE_SECONDS: "3" });
  const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const search = `${server.url}/api/names/search?q=hazel`;
  const faults: unknown[] = [];
  const lastAnswers: (string | undefined)[] = [];
  const answered = new Set<number>();
  const until = { stopped: false };
  // Each asks without a pause over its one connection, until the server has said that this connection ends.
  const asking = agents.map(async (agent, n) => {
    for (;;) {
      const isStopped = until.stopped;
      const answer = await call(agent, search).catch((error: unknown) => void faults.push(error));
      answered.add(n);
      if (answer?.status !== 200) return;
      if (isStopped) return lastAnswers.push(answer.connection);
    }
  });
  while (answered.size < agents.length) await delay(20);
  const exiting = server.stop();
  const plain = new Agent();
  let ready = await call(plain, `${server.url}/readyz`);
  // The signal is on its way.
  while (ready.status === 200) ready = await call(plain, `${server.url}/readyz`);
  until.stopped = true;
  expect([ready.status, ready.text]).toEqual([503, expect.stringContaining("The server is stopping.")]);
  expect((await call(plain, `${server.url}/healthz`)).status).toBe(200);
  await Promise.all(asking);
  expect(faults).toEqual([]);
  expect(lastAnswers).toEqual(agents.map(() => "close"));
  expect((await exiting).code).toBe(0);
});
