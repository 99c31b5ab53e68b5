import { spawnSync } from "node:child_process";
import type { Problem } from "#domain/problem.ts";

const MOST_OUTPUT = 64 * 1024 * 1024;

/** How PostgreSQL's own programs reach the database: the password not among the arguments, where all could read it. */
type Access = { readonly dbname: string; readonly env: NodeJS.ProcessEnv };

export function accessTo(databaseUrl: string): Access {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return {
    dbname: `--dbname=${url.href}`,
    env: password === "" ? process.env : { ...process.env, PGPASSWORD: password },
  };
}

/** Runs pg_dump or pg_restore to its end; returns what it printed. */
export function runProgram(
  program: "pg_dump" | "pg_restore",
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { readonly output: string } | Problem {
  const done = spawnSync(program, args, { env, encoding: "utf8", maxBuffer: MOST_OUTPUT });
  if (done.status === 0) return { output: done.stdout };
  if (done.error !== undefined && "code" in done.error && done.error.code === "ENOENT") {
    return { problem: `${program} is not on this machine. ${BY_HAND}` };
  }
  return { problem: `${program} failed: ${done.stderr.trim() || String(done.error?.message)}` };
}

const BY_HAND = `Install PostgreSQL's client programs (Debian: apt-get install postgresql-client),
or do it from a machine that has them:
  pg_dump --format=custom --no-owner --file=namekin.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --single-transaction --no-owner --dbname="$DATABASE_URL" namekin.dump`;
