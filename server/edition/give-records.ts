import { US_ONLY } from "#content/records/us-only.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import type { Beginning } from "#server/processes/begin.ts";
import { StartFault } from "#server/start-fault.ts";
import { readEdition } from "./read-edition.ts";

/**
 * Makes this process speak of the records that the settings name. Called before any module with words is read: they are made of
 * the records once, when they are read (content/site/records-edition.ts). Ends the process with 1, in one sentence, where the
 * folder holds no records.
 */
export async function giveRecords({ env, complain }: Pick<Beginning, "env" | "complain">): Promise<void> {
  try {
    const { recordsDir } = readConfig(env);
    if (recordsDir === undefined) return;
    globalThis.recordsOfProcess = { ...readEdition(recordsDir), absent: US_ONLY };
  } catch (error) {
    // Faulty settings are told by whoever starts the server, all at once.
    if (error instanceof ConfigError) return;
    if (!(error instanceof StartFault)) throw error;
    await complain(error.message);
    process.exit(1);
  }
}
