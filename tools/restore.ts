import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { describeContents } from "#server/storage/backup/contents.ts";
import { restorePostgres } from "#server/storage/backup/postgres-dump.ts";
import { restore } from "#server/storage/backup/restore.ts";
import { sqliteFile } from "#server/storage/database.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `Puts a backup in the place of what visitors have saved. The server may run meanwhile.

  npm run restore -- <file>

<file>  made by npm run backup

What is replaced is first kept in <DATA_DIR>/backups. All or nothing: an error leaves everything as it was.
Reads DATA_DIR and DATABASE_URL as the server does. See docs/backup.md.`;

async function run({ positionals }: Given): Promise<Exit> {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return "misused";
  const { dataDir, databaseUrl } = readConfig(process.env);
  const time = new Date().toISOString().replaceAll(":", "-");
  const before = join(dataDir, "backups", `${time}-before-restore`);
  const done =
    databaseUrl === undefined
      ? await restore(file, sqliteFile(dataDir), `${before}.sqlite`)
      : ((await restorePostgres(databaseUrl, file, `${before}.dump`)) ?? { safetyCopy: `${before}.dump` });
  if ("problem" in done) {
    console.error(`${done.problem}\nNothing was restored.`);
    return 1;
  }
  console.log("contents" in done ? `Restored. ${describeContents(done.contents)}` : "Restored.");
  if (done.safetyCopy !== undefined) console.log(`As it was before: ${done.safetyCopy}`);
  return 0;
}

process.umask(0o077); // What visitors note is for nobody else on this machine.
await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
