import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
/** Bytes that must be free: several times what tests keep at once. */
const ROOM = 4 * 2 ** 30;

/** A folder for what tests write, new and empty, and how it is taken away. */
type Scratch = { readonly folder: string; readonly remove: () => void };

/**
 * In memory, where there is plenty of it: databases, profiles of browsers and compiled modules are written by the thousand and
 * thrown away, and what is tested is that they outlive a killed process, not a loss of power. Else where the machine keeps such
 * files, or where TMPDIR says.
 */
export function makeScratch(given = { tmpDir: process.env["TMPDIR"], free: freeIn(IN_MEMORY) }): Scratch {
  const isRoomy = given.tmpDir === undefined && Math.min(given.free, freemem()) >= ROOM;
  const folder = mkdtempSync(join(isRoomy ? IN_MEMORY : tmpdir(), "namekin-tests-"));
  // PostgreSQL, which never runs as root, must find its way through.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Bytes that may still be written there; none where there is no such place. */
function freeIn(place: string): number {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
