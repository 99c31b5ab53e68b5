import { readConfig } from "#server/config.ts";
import { makeBackup } from "#server/storage/backup/make-backup.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `Backs up what visitors have saved. The server may run meanwhile.

  npm run backup [-- <file>]

<file>  a new file; by default <DATA_DIR>/backups/<time>.sqlite, or .dump with a PostgreSQL

Reads DATA_DIR and DATABASE_URL as the server does. See docs/backup.md.`;

async function run({ positionals }: Given): Promise<Exit> {
  if (positionals.length > 1) return "misused";
  const done = await makeBackup(readConfig(process.env), new Date(), positionals[0]);
  if ("problem" in done) {
    console.error(`${done.problem}\nNothing was backed up.`);
    return 1;
  }
  console.log(done.contents === undefined ? done.file : `${done.file}\n${done.contents}`);
  return 0;
}

process.umask(0o077); // What visitors note is for nobody else on this machine.
await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
