import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Counts } from "./create-counts.ts";
import { metricsText } from "./metrics-text.ts";

type Given = {
  readonly config: Pick<Config, "metricsListen">;
  readonly counts: Pick<Counts, "requests">;
  /** Which of several processes this is, from 1. */
  readonly number: number | undefined;
  readonly log: Pick<Logger, "info" | "error">;
};

/**
 * Answers /metrics on a port of its own, where a setting asks for one: each of several processes on the next, since each
 * counts for itself. A port that is taken is told in the log, and the site goes on without. undefined where nothing is asked for.
 */
export function serveMetrics({ config, counts, number = 1, log }: Given): Server | undefined {
  const { metricsListen } = config;
  if (metricsListen === undefined) return undefined;
  const { host, port: first } = metricsListen;
  const port = first + number - 1;
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    });
    response.end(metricsText(counts.requests.totals(), processFigures()));
  });
  server.on("error", (error) => log.error(error));
  // Not shared with the other processes: each has its own.
  server.listen({ host, port, exclusive: true }, () => log.info(`metrics at http://${host}:${port}/metrics`));
  return server.unref();
}

function processFigures() {
  const { user, system } = process.cpuUsage();
  return {
    residentBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
    cpuSeconds: (user + system) / 1e6,
    startedSeconds: Math.round(Date.now() / 1000 - process.uptime()),
  };
}
