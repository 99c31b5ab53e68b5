import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { backUp } from "#server/storage/backup/back-up.ts";
import { describeContents } from "#server/storage/backup/contents.ts";
import { dumpPostgres } from "#server/storage/backup/postgres-dump.ts";
import { sqliteFile } from "#server/storage/database.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `Backs up what visitors have saved. The server may run meanwhile.

  npm run backup [-- <file>]

<file>  a new file; by default <DATA_DIR>/backups/<time>.sqlite, or .dump with a PostgreSQL

Reads DATA_DIR and DATABASE_URL as the server does. See docs/backup.md.`;

async function run({ positionals }: Given): Promise<Exit> {
  if (positionals.length > 1) return "misused";
  const { dataDir, databaseUrl } = readConfig(process.env);
  const time = new Date().toISOString().replaceAll(":", "-");
  const named = (ending: string) => positionals[0] ?? join(dataDir, "backups", `${time}.${ending}`);
  const file = named(databaseUrl === undefined ? "sqlite" : "dump");
  const done =
    databaseUrl === undefined
      ? await backUp(sqliteFile(dataDir), file)
      : await dumpPostgres(databaseUrl, file);
  if (done !== undefined && "problem" in done) {
    console.error(`${done.problem}\nNothing was backed up.`);
    return 1;
  }
  console.log(done === undefined ? file : `${file}\n${describeContents(done)}`);
  return 0;
}

process.umask(0o077); // What visitors note is for nobody else on this machine.
await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
