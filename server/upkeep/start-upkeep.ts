import type { Logger } from "pino";
import { z } from "zod";
import type { Health } from "#server/health.ts";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import type { RetentionParts } from "#server/retention/start-retention.ts";
import { startRetention } from "#server/retention/start-retention.ts";
import type { StorageFault } from "#server/storage/storage-fault.ts";
import type { Database } from "#server/storage/tables.ts";
import { watchDisk } from "./watch-disk.ts";
import { watchIntegrity } from "./watch-integrity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const DISK_MS = 15_000;
/** A damaged page is met by one request after another. */
const RECHECK_MS = 10 * 60_000;

type Parts = Omit<RetentionParts, "isLeading"> & {
  readonly database: Database;
  readonly leastFreeMb: number;
  readonly health: Health;
  /** Default: there is none. */
  readonly siblings?: Siblings;
  readonly log: Logger;
};

type Upkeep = {
  /** Once storage is open: what each process does. */
  start(): void;
  /** What one process does for all; after the start. */
  lead(): void;
  /** What storage could not do; may come before the start. */
  noteFault(fault: StorageFault): void;
  stop(): Promise<void>;
};

const integrityNews = z.object({ fault: z.string().optional() });

/** What one process finds in the file, all tell. */
function sharing(health: Health, siblings: Siblings): Pick<Health, "report"> {
  siblings.hear("integrity", (news) => {
    const { data } = integrityNews.safeParse(news);
    if (data !== undefined) health.report("integrity", data.fault);
  });
  return {
    report(part, fault) {
      health.report(part, fault);
      siblings.tell("integrity", { fault }, true);
    },
  };
}

/** What is done beside the requests: removing what is old, watching the disk, looking for damage. None of it keeps the process. */
export function createUpkeep(parts: Parts): Upkeep {
  const { database, leastFreeMb, health, siblings = ALONE, log } = parts;
  const { file } = database;
  const disk = file && watchDisk({ file, leastFreeMb, health });
  const integrity = file && watchIntegrity({ file: file.path, health: sharing(health, siblings), log });
  const timers: NodeJS.Timeout[] = [];
  let checkedAt = -Infinity;
  let retention: { readonly stop: () => void } | undefined;
  let isLeading = false;

  const every = (ms: number, work: () => Promise<void> | undefined) => {
    timers.push(setInterval(() => void attempt(work), ms).unref());
  };
  const attempt = async (work: () => Promise<void> | undefined) => {
    try {
      await work();
    } catch (error) {
      log.error(error);
    }
  };
  const checkIntegrity = () => {
    checkedAt = performance.now();
    return integrity?.check();
  };

  return {
    start() {
      retention = startRetention({ ...parts, isLeading: () => isLeading });
      every(DISK_MS, () => disk?.check());
      void attempt(() => disk?.check());
    },
    lead() {
      isLeading = true;
      every(DAY_MS, checkIntegrity);
      // Also where the server is started anew each night.
      timers.push(setTimeout(() => void attempt(database.purge), HOUR_MS).unref());
      every(DAY_MS, database.purge);
      void attempt(checkIntegrity);
    },
    noteFault(fault) {
      disk?.noteFault(fault);
      const isNews = performance.now() - checkedAt > RECHECK_MS;
      if (fault.kind === "damaged" && isNews) void attempt(checkIntegrity);
    },
    async stop() {
      retention?.stop();
      timers.forEach((timer) => clearTimeout(timer));
      await integrity?.stop();
    },
  };
}
