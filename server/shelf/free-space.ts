import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { inTurn } from "./in-turn.ts";

type FreeBytes = (folder: string) => Promise<number>;

/** As the watch over the disk has it: what was too little is enough again when it is a quarter more. */
const ENOUGH = 1.25;

/** Whether the disk of a folder has room for more pages. */
export async function hasRoom(
  folder: string,
  leastFreeBytes: number,
  freeBytes: FreeBytes,
): Promise<boolean> {
  return (await freeBytes(folder)) >= leastFreeBytes * ENOUGH;
}

/**
 * The same; where there is too little, pages go, a folder at a time, until there is enough or none are left: they can be made
 * anew, what visitors save cannot. Throws when the folder cannot be read.
 */
export async function makeRoom(
  edition: string,
  leastFreeBytes: number,
  freeBytes: FreeBytes,
): Promise<boolean> {
  let isEnough = await hasRoom(edition, leastFreeBytes, freeBytes);
  if (isEnough) return true;
  await inTurn(await readdir(edition), async (compartment) => {
    if (isEnough) return;
    await rm(join(edition, compartment), { recursive: true, force: true });
    isEnough = await hasRoom(edition, leastFreeBytes, freeBytes);
  });
  return isEnough;
}
