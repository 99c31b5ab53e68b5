import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Problem } from "#domain/problem.ts";
import type { Backup } from "./make-backup.ts";

/** Beside this file: its source in development, what the build has made of it in production. */
const PROGRAM = new URL(`backup-thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

const answer = z.union([
  z.object({ problem: z.string() }),
  z.object({ file: z.string(), contents: z.string().optional() }),
]);

/** Makes a backup in a thread of its own, for a server that goes on answering. An abort ends the thread: no file bears its name then. */
export function backUpBeside(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  signal: AbortSignal,
): Promise<Backup | Problem> {
  const worker = new Worker(PROGRAM, { workerData: { dataDir, databaseUrl } });
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop, { once: true });
  return new Promise<Backup | Problem>((resolve, reject) => {
    worker.once("message", (message: unknown) => resolve(answer.parse(message)));
    worker.once("error", reject);
    worker.once("exit", () => resolve({ problem: "The backup was broken off." }));
  }).finally(() => signal.removeEventListener("abort", stop));
}
