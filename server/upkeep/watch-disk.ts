import { randomBytes } from "node:crypto";
import { open, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Health } from "#server/health.ts";
import type { DatabaseFile } from "#server/storage/tables.ts";
import type { StorageFault } from "#server/storage/storage-fault.ts";

const MB = 1024 * 1024;
/** Nearer to the ceiling than this, writes are about to be refused. */
const MARGIN_BYTES = MB;
/** What was too little is enough again when it is a quarter more: else it would come and go with each write. */
const ENOUGH_AGAIN = 1.25;

type DiskParts = {
  readonly file: DatabaseFile;
  /** Less than so many MB free on the disk is a fault. */
  readonly leastFreeMb: number;
  readonly health: Pick<Health, "report">;
  /** For tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
};

type DiskWatch = {
  /** Looks at the disk, and reports to health. */
  check(): Promise<void>;
  /** A write was refused: reported at once, and until writes succeed again. */
  noteFault(fault: StorageFault): void;
};

/** Tells whether there is room for what visitors save, below the ceiling of the file and on the disk. */
export function watchDisk({ file, leastFreeMb, health, freeBytes = freeBytesOf }: DiskParts): DiskWatch {
  const folder = dirname(file.path);
  let refused: "full" | "read-only" | undefined;
  let wasLow = false;

  const report = (low: string | undefined) => {
    health.report("disk", low ?? (refused === "full" ? `The disk of ${folder} is full.` : undefined));
    health.report(
      "writing",
      refused === "read-only" ? `The database ${file.path} cannot be written, only read.` : undefined,
    );
  };
  const findLow = async (): Promise<string | undefined> => {
    const factor = wasLow ? ENOUGH_AGAIN : 1;
    if (file.room() < MARGIN_BYTES * factor) {
      return `The database ${file.path} has reached its ceiling (DATA_MAX_MB).`;
    }
    if ((await freeBytes(folder)) >= leastFreeMb * MB * factor) return undefined;
    return `Less than ${leastFreeMb} MB are free on the disk of ${folder} (DISK_MIN_FREE_MB).`;
  };

  return {
    async check() {
      const low = await findLow();
      wasLow = low !== undefined;
      if (refused !== undefined && low === undefined && (await takesWrites(file))) refused = undefined;
      report(low);
    },
    noteFault({ kind }) {
      if (kind !== "full" && kind !== "read-only") return;
      if (refused === kind) return;
      refused = kind;
      report(undefined);
    },
  };
}

/** Bytes that may still be written to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Asked only after a write was refused. A commit may fit where a page was free: so a file of a megabyte is tried, too. */
async function takesWrites(file: DatabaseFile): Promise<boolean> {
  const probe = `${file.path}.probe`;
  try {
    const handle = await open(probe, "w", 0o600);
    try {
      await handle.writeFile(randomBytes(MARGIN_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  return file.tryWrite();
}
