import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Problem } from "#domain/problem.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { backUp } from "./back-up.ts";
import { type Contents, misfit, readContents } from "./contents.ts";
import { replaceRows } from "./replace-rows.ts";

export type Restored = {
  readonly contents: Contents;
  /** Where what was replaced is kept; undefined when there was nothing. */
  readonly safetyCopy: string | undefined;
};

/** Puts a backup in the place of a database that may be in use: its users see it at their next statement. */
export async function restore(from: string, live: string, safetyCopy: string): Promise<Restored | Problem> {
  const wanted = readContents(from);
  if ("problem" in wanted) return wanted;
  const misfits = misfit(from, wanted);
  if (misfits !== undefined) return misfits;

  const folder = await mkdtemp(join(tmpdir(), "namekin-restore-"));
  try {
    const upToDate = join(folder, "backup.sqlite");
    const copied = await backUp(from, upToDate);
    if ("problem" in copied) return copied;
    await migrateFile(upToDate);

    const isNew = !existsSync(live);
    if (isNew) await migrateFile(live);
    // What is confirmed before the lock is in the safety copy; what is written after it waits, and comes on top.
    const failed = await replaceRows(live, upToDate, () => keepPresent(live, safetyCopy, isNew));
    if (failed !== undefined) return failed;
    const contents = readContents(live);
    if ("problem" in contents) return contents;
    return { contents, safetyCopy: isNew ? undefined : safetyCopy };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function keepPresent(live: string, safetyCopy: string, isNew: boolean): Promise<Problem | undefined> {
  if (isNew) return undefined;
  const present = await backUp(live, safetyCopy);
  if (!("problem" in present)) return misfit(live, present);
  return { problem: `${present.problem} To restore all the same: stop the server and move ${live} away.` };
}

async function migrateFile(file: string): Promise<void> {
  const database = await openSqlite(file);
  await database.close();
}
