import { readConfig } from "#server/config.ts";
import { outboxOf } from "#server/mail/open-mail.ts";
import { judgeDay } from "#server/retention/judge-day.ts";
import { retentionKinds } from "#server/retention/kinds.ts";
import { keptSince, removeExpired } from "#server/retention/remove-expired.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSeenDay, type SeenDay } from "#server/storage/retention/seen-day.ts";
import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";

const HELP = `What is kept, for how long, and what of it is due to be removed. The server may run meanwhile.

  npm run retention
  npm run retention -- --accept-date <today>
  npm run retention -- --remove

Alone          changes nothing: says what the clock says, which day the site has last seen, and what is due.
--accept-date  takes today's date, such as 2026-11-22, as seen. The server removes nothing when the clock is more than
               seven days past the last day it has seen, or long before it: the clock may be wrong. Look at a calendar,
               and type the date.
--remove       removes all that is due, at once. The server by itself removes at most a fifth of each kind a day.

Reads DATA_DIR and DATABASE_URL as the server does. See docs/backup.md.`;

const OPTIONS = { "accept-date": { type: "string" }, remove: { type: "boolean" } } as const;

async function run({ positionals, values }: Given<typeof OPTIONS>): Promise<Exit> {
  const { "accept-date": date, remove = false } = values;
  if (positionals.length > 0 || (remove && date !== undefined)) return "misused";
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const seen = createSeenDay(db);
    if (date !== undefined) return await accept(seen, date);
    const kinds = retentionKinds(db, outboxOf(config));
    return await (remove ? removeAll(seen, kinds) : show(seen, kinds));
  } finally {
    await close();
  }
}

type Kinds = ReturnType<typeof retentionKinds>;

const today = () => new Date().toISOString().slice(0, 10);

async function accept(seen: SeenDay, date: string): Promise<number> {
  if (date !== today()) {
    console.error(
      `The clock of this machine says ${today()} (UTC), not ${date}: set the clock, or type the right date.`,
    );
    return 1;
  }
  await seen.accept(date);
  console.log(`${date} is taken as seen: the server goes on removing what is due.`);
  return 0;
}

async function show(seen: SeenDay, kinds: Kinds): Promise<number> {
  const last = await seen.last();
  console.log(`The clock says ${today()}; the last day seen is ${last ?? "none yet"}.${warning(last)}`);
  for (const kind of kinds) {
    const { all, due } = await kind.count(keptSince(kind, new Date()));
    console.log(`${kind.what}: ${due} of ${all}`);
  }
  return 0;
}

async function removeAll(seen: SeenDay, kinds: Kinds): Promise<number> {
  const doubt = warning(await seen.last());
  if (doubt !== "") {
    console.error(`${doubt.trim()}\nNothing was removed.`);
    return 1;
  }
  for (const kind of kinds) {
    const { removed } = await removeExpired(kind, new Date(), "all");
    console.log(`${kind.what}: ${removed} removed`);
  }
  return 0;
}

/** Empty when the clock may be believed. */
function warning(last: string | undefined): string {
  if (judgeDay(last, today()) === "ordinary") return "";
  return ` They are too far apart: nothing is removed. If the clock is right: npm run retention -- --accept-date ${today()}`;
}

process.umask(0o077); // Opening a database that is not there yet makes it.
await runCommand(HELP, OPTIONS, run).catch(failPlainly);
