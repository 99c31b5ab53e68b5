import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Problem } from "#domain/problem.ts";
import { type Contents, readContents } from "./contents.ts";

/**
 * Copies a database that may be in use into a single new file, readable by its owner alone, and checks the copy. It
 * shows one moment, holds live rows only (what was deleted leaves no bytes in it), and bears its name only when it is
 * whole and on the disk. Who writes meanwhile does not wait for it.
 */
export async function backUp(from: string, to: string): Promise<Contents | Problem> {
  if (!existsSync(from)) return { problem: `There is no database ${from}.` };
  if (existsSync(to)) return { problem: `${to} exists already.` };
  const unfinished = `${to}.unfinished`;
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rm(unfinished, { force: true });
    await makePrivate(unfinished);
    copy(from, unfinished);
    const contents = readContents(unfinished);
    if ("problem" in contents) return contents;
    await flush(unfinished);
    await rename(unfinished, to);
    await flush(dirname(to));
    return contents;
  } catch (error) {
    return {
      problem: `${from} cannot be copied: ${error instanceof Error ? error.message : "no reason given"}.`,
    };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** SQLite vacuums into a file that is not there, or is empty. */
async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  await handle.close();
}

function copy(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
}

/** Writes what the system still holds back; of a folder, the names in it. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
