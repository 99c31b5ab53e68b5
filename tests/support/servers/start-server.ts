import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const START_MS = 50_000;

export type Exit = { readonly code: number | null; readonly signal: string | null; readonly ms: number };

/** The production server as a process of its own, with data of its own. */
export type RunningServer = {
  /** Stays the same over restarts. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: () => number;
  readonly isAlive: () => boolean;
  /** SIGTERM; resolves when the process has ended, and removes the data if it was made for this server. */
  stop(): Promise<Exit>;
  /** SIGKILL, as a crash; the data stays for a restart. */
  kill(): Promise<Exit>;
  /** Ends it as stop does, if it still runs, and starts it again on the same port and data. */
  restart(): Promise<void>;
};

type Options = {
  /** Kept when the server stops. Default: a temporary folder, removed at the end. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What runs it, as arguments of Node. Default: the build. */
  readonly program?: readonly string[];
  /** What runs Node: a command and its first arguments, such as taskset with the cores. Default: nothing. */
  readonly on?: readonly string[];
  /** Whether to wait until it is ready, and not only until it listens. */
  readonly awaitReady?: boolean;
  /** How long it may take to start, in milliseconds. */
  readonly startMs?: number;
};

/** Starts the server on a free port and waits until it is ready. Needs a build, or a program of its own. */
export async function startServer({
  dataDir,
  env = {},
  program = serveArguments(),
  on = [],
  awaitReady = true,
  startMs = START_MS,
}: Options = {}): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "namekin-data-"));
  const removeData = () => (dataDir === undefined ? rmSync(folder, { recursive: true, force: true }) : null);
  const settings = {
    LOG_LEVEL: "warn",
    MALLOC_ARENA_MAX: "1",
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(ROOT, "build", "compiled"),
    DATABASE_URL: "",
    PUBLIC_URL: "",
    CONTACT_EMAIL: "",
    CONTACT_TO: "",
    SMTP_URL: "",
    TRUST_PROXY: "",
    STOP_GRACE_SECONDS: "0",
    PAGES_AHEAD: "off",
    ...env,
  };
  const launch = (port: string) =>
    spawnServer(
      [...on, process.execPath, ...program],
      { awaitReady, startMs },
      {
        ...process.env,
        NODE_ENV: "production",
        ...settings,
        PORT: port,
        DATA_DIR: folder,
      },
    );

  let { child, url } = await launch("0").catch((error: unknown) => {
    removeData();
    throw error;
  });
  // Whatever ends this process, the server does not outlive it.
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);

  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<Exit> => {
    const from = performance.now();
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return { code: child.exitCode, signal: child.signalCode, ms: performance.now() - from };
  };
  return {
    url,
    dataDir: folder,
    pid: () => child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      const exit = await end("SIGTERM");
      process.off("exit", endWithUs);
      removeData();
      return exit;
    },
    kill: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM");
      ({ child, url } = await launch(new URL(url).port));
    },
  };
}

/** What "npm run serve" runs, without npm: SIGKILL must reach the server itself. */
function serveArguments(): readonly string[] {
  const { scripts } = z
    .object({ scripts: z.object({ serve: z.string() }) })
    .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
  return scripts.serve.split("exec node ").at(-1)?.split(" ") ?? [];
}

async function spawnServer(
  [command = "", ...args]: readonly string[],
  { awaitReady, startMs }: { readonly awaitReady: boolean; readonly startMs: number },
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listen = (text: unknown) => {
    output = `${output}${String(text)}`.slice(-4_000);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);

  let url: string | undefined;
  for (
    const until = Date.now() + startMs;
    url === undefined || !(await answers(url, awaitReady ? "/readyz" : "/healthz"));
    await delay(20)
  ) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    if (Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`The server was not ready within ${startMs / 1000} s:\n${output}`);
    }
    url ??= /^Listening on (http:\S+)$/m.exec(output)?.[1];
  }
  return { child, url };
}

async function answers(url: string, path: string): Promise<boolean> {
  try {
    return (await fetch(url + path)).ok;
  } catch {
    return false;
  }
}
