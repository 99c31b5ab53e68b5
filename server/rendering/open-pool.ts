import type { SharedTables } from "#server/open-books.ts";
import type { Services } from "#server/services.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

/** What a thread that renders is begun with (render-worker.ts). The tables lie in shared memory. */
export type RenderWorkerData = {
  readonly tables: SharedTables;
  readonly contactEmail: string | null;
  /** Where they are others than those that come with the site. */
  readonly recordsOfProcess: typeof globalThis.recordsOfProcess;
};

/** Begins the threads that the settings ask for; undefined: none, or no program for them. */
export function openPool(
  { config, tables, log }: Pick<Services, "config" | "tables" | "log">,
  program: URL | undefined,
): RenderPool | undefined {
  if (program === undefined || config.renderThreads === 0) return undefined;
  const workerData: RenderWorkerData = {
    tables,
    contactEmail: config.contactEmail ?? null,
    recordsOfProcess: globalThis.recordsOfProcess,
  };
  return openRenderPool({ file: program, threads: config.renderThreads, workerData, log });
}
