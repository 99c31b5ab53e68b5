import { once } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/servers/free-port.ts";
import { createCounts } from "./create-counts.ts";
import { serveMetrics } from "./serve-metrics.ts";

const log = pino({ level: "silent" });

test("Metrics have a port of their own, each process the next, and nothing else is there", async () => {
  const counts = createCounts({ store: { add: async () => {} }, now: () => new Date(), log });
  counts.know({ templates: ["/"], isFile: () => false });
  counts.requests.note({ method: "GET", url: "/", status: 200, ms: 1, bytes: 1 });
  const port = await freePort();
  const config = { metricsListen: { host: "127.0.0.1", port: port - 1 } };
  const server = serveMetrics({ config, counts, number: 2, log });
  if (server === undefined) throw new Error("No server.");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(await answer.text()).toContain('namekin_requests_total{route="/",status="2xx"} 1\n');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
  server.closeAllConnections();
  server.close();
  expect(serveMetrics({ config: { metricsListen: undefined }, counts, number: 1, log })).toBeUndefined();
});
