import { readConfig } from "#server/config.ts";
import { LINK_LASTS_MS, openingLink } from "#server/desk/opening-link.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeskKeys } from "#server/storage/desk/desk-keys.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `Prints a link that opens the desk: the page of whoever runs the site. The server may run meanwhile.

  npm run desk

The link works once, for ${LINK_LASTS_MS / 60_000} minutes, and opens the desk for 12 hours in the browser that followed it.
The server must have DESK=on. Reads DATA_DIR, DATABASE_URL and PUBLIC_URL as the server does. See docs/desk.md.`;

async function run({ positionals }: Given): Promise<Exit> {
  if (positionals.length > 0) return "misused";
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const key = await createDeskKeys(db, () => new Date()).add("link", LINK_LASTS_MS);
    console.log(openingLink(config.letterOrigin, key));
  } finally {
    await close();
  }
  if (config.desk === "off") console.error("DESK is not on in these settings: the server needs DESK=on.");
  return 0;
}

await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
