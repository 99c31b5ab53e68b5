import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inTurn } from "./in-turn.ts";

/** The ending of a file that is not whole yet. */
export const UNFINISHED = ".unfinished";
/** Nobody writes at one page for so long: what is older was left by a process that has ended. */
const ABANDONED_MS = 60_000;
/** Disks give room in blocks. */
const BLOCK_BYTES = 4096;

type File = { readonly path: string; readonly bytes: number; readonly usedAt: number };

/** What a file of so many bytes takes of a disk. */
export function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

/**
 * Removes what was not used for longest from one folder of the shelf, until its files take no more than so many bytes of the
 * disk. Files say themselves when they were used, by their time: several processes need not agree. Throws when the folder
 * cannot be read; what another process has removed meanwhile is no error.
 */
export async function trimCompartment(folder: string, mostBytes: number, now: number): Promise<void> {
  const files: File[] = [];
  await inTurn(await readdir(folder), async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true) files.push({ path, bytes: onDisk(found.size), usedAt: found.mtimeMs });
  });
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const longestUnusedFirst = files.toSorted((a, b) => a.usedAt - b.usedAt);
  await inTurn(longestUnusedFirst, async (file) => {
    const isAbandoned = file.path.endsWith(UNFINISHED) && now - file.usedAt > ABANDONED_MS;
    if (bytes <= mostBytes && !isAbandoned) return;
    bytes -= file.bytes;
    await rm(file.path, { force: true });
  });
}
