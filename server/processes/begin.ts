import cluster from "node:cluster";
import { ConfigError, readConfig } from "#server/config.ts";
import { createLog } from "#server/http/log/log.ts";
import type { OnStop } from "#server/http/stop.ts";
import { endOnSurprise } from "#server/last-resort.ts";
import { joinSiblings } from "./join-siblings.ts";
import { runPrimary } from "./primary.ts";
import { ALONE, type Siblings } from "./siblings.ts";

/** What a server is given by whoever starts it. */
export type Beginning = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly siblings: Siblings;
  readonly onStop?: OnStop;
  /** Calls when the operator's words are to be read again. Default: with SIGHUP. */
  readonly onReload?: (listener: () => void) => void;
  readonly say: (line: string) => void;
  readonly complain: (sentence: string) => void | Promise<void>;
};

type Given = Pick<Beginning, "env" | "say"> & {
  readonly complain: (sentence: string) => void;
  /** One process, whatever the settings say. */
  readonly isSingle?: boolean;
  /** Runs a server. Called in one process, or in each of several; then this process does nothing else. */
  readonly serve: (beginning: Beginning) => Promise<void>;
};

/** Begins as many servers as PROCESSES says. One is served by this process itself. */
export async function begin({ serve, isSingle = false, ...given }: Given): Promise<void> {
  const { env, say, complain } = given;
  if (cluster.isWorker) return serve({ env, ...(await joinSiblings()) });
  const several = isSingle ? undefined : severalIn(env);
  if (several === undefined) return serve({ ...given, siblings: ALONE });
  const log = createLog(several.logLevel, "primary");
  endOnSurprise(log);
  runPrimary({
    count: several.processes,
    passesReload: several.contentDir !== undefined,
    graceMs: several.stopGraceSeconds * 1000,
    say,
    complain,
    log,
    end: (code) => process.exit(code),
  });
}

/** The settings where they ask for several processes. What is wrong with them, the server says. */
function severalIn(env: Given["env"]) {
  try {
    const config = readConfig(env);
    return config.processes === 1 ? undefined : config;
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
