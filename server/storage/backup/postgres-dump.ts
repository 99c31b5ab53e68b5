import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Problem } from "#domain/problem.ts";
import { MIGRATIONS } from "#server/storage/migrate.ts";
import { accessTo, runProgram } from "./postgres-program.ts";

const NO_ROLES = ["--no-owner", "--no-privileges"];

/** Backs up a PostgreSQL database that may be in use, with pg_dump. */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<Problem | undefined> {
  if (existsSync(to)) return { problem: `${to} exists already.` };
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const unfinished = `${to}.unfinished`;
  // Whatever the process allows its new files: what visitors note is for nobody else on this machine.
  await writeFile(unfinished, "", { mode: 0o600 });
  const { dbname, env } = accessTo(databaseUrl);
  const done = runProgram("pg_dump", ["--format=custom", ...NO_ROLES, `--file=${unfinished}`, dbname], env);
  if ("problem" in done) {
    await rm(unfinished, { force: true });
    return done;
  }
  await rename(unfinished, to);
  return undefined;
}

/** Puts such a backup in the place of what the database holds, in one transaction, and keeps what it replaces. */
export async function restorePostgres(
  databaseUrl: string,
  from: string,
  safetyCopy: string,
): Promise<Problem | undefined> {
  const { dbname, env } = accessTo(databaseUrl);
  const misfits = misfitOfDump(from, env) ?? (await dumpPostgres(databaseUrl, safetyCopy));
  if (misfits !== undefined) return misfits;
  const how = ["--clean", "--if-exists", "--single-transaction", ...NO_ROLES];
  const done = runProgram("pg_restore", [...how, dbname, from], env);
  return "problem" in done ? done : undefined;
}

/** Which migrations made the backup stands in the backup itself, among its rows. */
function misfitOfDump(from: string, env: NodeJS.ProcessEnv): Problem | undefined {
  const read = runProgram("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", from], env);
  if ("problem" in read) return read;
  const migrations = Array.from(read.output.matchAll(/^(\S+)\t\S+$/gm), ([, name]) => name);
  if (migrations.length === 0) return { problem: `${from} is not a backup of this site.` };
  const ours = Object.keys(MIGRATIONS);
  const same = migrations.length === ours.length && ours.every((name) => migrations.includes(name));
  if (same) return undefined;
  return {
    problem: `${from} was made by another version of the site. Restore it with that one, then start this one.`,
  };
}
