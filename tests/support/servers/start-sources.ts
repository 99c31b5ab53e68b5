import { join } from "node:path";
import { type RunningServer, startServer } from "./start-server.ts";

/** As arguments of Node: the server from its sources, without screens and without a build. */
export const FROM_SOURCES = [
  join(import.meta.dirname, "..", "..", "resilience", "serve-without-pages.ts"),
] as const;

/** The server from its sources, on a PostgreSQL, or on a file of its own or in the folder that is given. Pages answer with their path. */
export function startSources(
  env: Readonly<Record<string, string>> = {},
  awaitReady = true,
  dataDir?: string,
): Promise<RunningServer> {
  const kept = dataDir === undefined ? {} : { dataDir };
  return startServer({ env, program: FROM_SOURCES, awaitReady, ...kept });
}
