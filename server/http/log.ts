import type { IncomingMessage, ServerResponse } from "node:http";
import { type Logger, pino } from "pino";

/** A JSON-lines log on standard output, written in batches; flushed at the latest every second and at the end. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}

/**
 * Logs one line a request once it is answered: method, path, status, milliseconds.
 * Never the client's address, never the query (it holds what was searched), never a saved name.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: Logger): void {
  if (!log.isLevelEnabled("info")) return;
  const started = performance.now();
  response.once("finish", () => {
    log.info({
      method: request.method,
      path: loggedPath(request.url ?? "/"),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 100) / 100,
    });
  });
}

/** The path without its query, and without the saved name that some addresses hold. */
export function loggedPath(url: string): string {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  return path.startsWith("/api/saved-names/") ? "/api/saved-names/…" : path;
}
