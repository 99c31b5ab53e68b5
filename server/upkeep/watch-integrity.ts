import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { Health } from "#server/health.ts";

/** Beside this file: its source in development, what the build has made of it in production. */
const PROGRAM = new URL(`check-file${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

type Parts = {
  /** An SQLite file. */
  readonly file: string;
  readonly health: Pick<Health, "report">;
  readonly log: Pick<Logger, "warn">;
};

type IntegrityWatch = {
  /** Looks through the whole file in a thread of its own, and reports to health; joins a look that is under way. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** Finds damaged pages before the backups hold nothing else. */
export function watchIntegrity({ file, health, log }: Parts): IntegrityWatch {
  let worker: Worker | undefined;
  let checking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const damage = await answerOf((worker = new Worker(PROGRAM, { workerData: file })));
      if (damage === undefined) return;
      health.report(
        "integrity",
        damage === null
          ? undefined
          : `The database ${file} is damaged (${damage}): restore a backup, see docs/backup.md.`,
      );
    } catch (error) {
      log.warn(error, "the database could not be looked through");
    } finally {
      worker = undefined;
      checking = undefined;
    }
  };

  return {
    check: () => (checking ??= look()),
    async stop() {
      await worker?.terminate();
      await checking;
    },
  };
}

/** What is damaged; null: nothing; undefined when it was stopped. */
function answerOf(worker: Worker): Promise<string | null | undefined> {
  // A server that stops does not wait for it.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("message", (damage: unknown) => resolve(typeof damage === "string" ? damage : null));
    worker.once("error", reject);
    worker.once("exit", () => resolve(undefined));
  });
}
