import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inTurn } from "./in-turn.ts";

/** A process that uses an edition says so each minute: one that was silent for so long has no processes any more. */
const SILENT_MS = 5 * 60_000;
/** Between two folders of some hundred files, for the requests. */
const PAUSE_MS = 20;

/** What editionOf makes: nothing else that may lie in the folder is touched. */
const EDITION = /^[0-9a-f]{16}$/;

/** Says that an edition is in use, by the time of its folder. */
export async function markInUse(folder: string, edition: string, now: number): Promise<void> {
  await utimes(join(folder, edition), now / 1000, now / 1000);
}

/** Removes the pages of builds that nobody runs any more, slowly. Throws when the folder cannot be read. */
export async function removeOldEditions(folder: string, edition: string, now: number): Promise<void> {
  const others = (await readdir(folder)).filter((name) => EDITION.test(name) && name !== edition);
  await inTurn(others, async (name) => {
    const old = join(folder, name);
    const found = await stat(old).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs >= SILENT_MS) await remove(old);
  });
}

async function remove(edition: string): Promise<void> {
  // Another process may be about it, too.
  await inTurn(await readdir(edition).catch(() => []), async (compartment) => {
    await rm(join(edition, compartment), { recursive: true, force: true });
    await delay(PAUSE_MS, undefined, { ref: false });
  });
  await rm(edition, { recursive: true, force: true });
}
