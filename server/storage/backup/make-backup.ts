import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "#domain/problem.ts";
import type { Config } from "#server/config.ts";
import { sqliteFile } from "#server/storage/database.ts";
import { backUp } from "./back-up.ts";
import { describeContents } from "./contents.ts";
import { dumpPostgres } from "./postgres-dump.ts";

type Settings = Pick<Config, "dataDir" | "databaseUrl">;

/** Where a backup lies, and what is in it where that is known. */
export type Backup = { readonly file: string; readonly contents?: string | undefined };

/** Backs up what visitors have saved, into a new file: by default one of DATA_DIR/backups, named by the time. */
export async function makeBackup(
  { dataDir, databaseUrl }: Settings,
  now: Date,
  wanted?: string,
): Promise<Backup | Problem> {
  const ending = databaseUrl === undefined ? "sqlite" : "dump";
  const time = now.toISOString().replaceAll(":", "-");
  const file = wanted ?? join(backupsOf({ dataDir }), `${time}.${ending}`);
  if (databaseUrl !== undefined) return (await dumpPostgres(databaseUrl, file)) ?? { file };
  const done = await backUp(sqliteFile(dataDir), file);
  return "problem" in done ? done : { file, contents: describeContents(done) };
}

/** Where backups lie that were given no other place. */
function backupsOf({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "backups");
}

/** The backup that was made last in DATA_DIR/backups; undefined when there is none. */
export async function lastBackup(
  settings: Pick<Config, "dataDir">,
): Promise<{ readonly name: string; readonly madeAt: Date; readonly bytes: number } | undefined> {
  const folder = backupsOf(settings);
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /\.(sqlite|dump)$/.test(name))
      .map(async (name) => {
        // It may be removed in this moment.
        const facts = await stat(join(folder, name)).catch(() => undefined);
        return facts === undefined ? [] : [{ name, madeAt: facts.mtime, bytes: facts.size }];
      }),
  );
  return found.flat().toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0];
}
