import type { Logger } from "pino";
import { briefly } from "#server/storage/postgres-faults.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";

/**
 * What went wrong while answering. That storage was away or busy is no surprise but the weather: a short line for each
 * request that met it, beside what /readyz and the log say of storage itself.
 */
export function logSurprise(log: Pick<Logger, "error" | "warn">, error: Error): void {
  if (error instanceof StorageFault && (error.kind === "away" || error.kind === "busy")) {
    log.warn({ storage: error.kind, reason: briefly(error) });
    return;
  }
  log.error(error);
}
