import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { type Contents, type Problem, readContents } from "./contents.ts";

/** In one go, so that it shows one moment and no write can make it start again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database that may be in use into a single new file, and checks the copy. The file bears its name only when
 * it is whole.
 */
export async function backUp(from: string, to: string): Promise<Contents | Problem> {
  if (!existsSync(from)) return { problem: `There is no database ${from}.` };
  if (existsSync(to)) return { problem: `${to} exists already.` };
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const unfinished = `${to}.unfinished`;
  try {
    await copy(from, unfinished);
    const contents = readContents(unfinished);
    if ("problem" in contents) return contents;
    await rename(unfinished, to);
    return contents;
  } catch (error) {
    return {
      problem: `${from} cannot be copied: ${error instanceof Error ? error.message : "no reason given"}.`,
    };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const target = new DatabaseSync(to);
  target.exec("pragma journal_mode = delete"); // A copy is not written to: it needs no write-ahead log beside it.
  target.close();
}
