import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { z } from "zod";
import { parseIssue } from "#server/newsletter/issue/parse-issue.ts";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeliveries } from "#server/storage/deliveries.ts";
import { createIssues } from "#server/storage/issues.ts";
import { createRooms } from "#server/storage/rooms.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { startPostgres } from "#tests/support/postgres/postgres.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import { ISSUE, MESSAGES, NOTE, ORDER, ROOM, SUBSCRIBERS } from "./kept-data.ts";

// Writes down what this version of the site keeps, for the versions after it to be held to (CONTRIBUTING.md, "Releases"):
//   npx node tests/release/keep-data.ts 1.0.0
const now = () => new Date("2026-11-22T10:00:00Z");

/** Fills a database through a running server, where the server can, and through its storage. Returns the cookie of the list. */
async function fill(databaseUrl: string, dataDir: string): Promise<string> {
  const server = await startSources({ DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" }, true, dataDir);
  let cookie = "";
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  for (const nameId of ORDER.toReversed()) await call("POST", "/api/saved-names", { nameId });
  await call("PATCH", "/api/saved-names/zoe", { note: NOTE });
  await server.stop();

  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
  const { db, close } = database;
  const rooms = createRooms(database, now, { tell: () => {} });
  for (const [slot, blob] of Object.entries(ROOM.slots)) await rooms.write(ROOM.id, slot, blob);
  const subscribers = createSubscribers(db, now);
  for (const { id, email, state } of SUBSCRIBERS) {
    const address = readEmailAddress(email);
    if (address !== undefined) await subscribers.ask(id, address);
    if (state !== "pending") await subscribers.confirm(id);
    if (state === "unsubscribed") await subscribers.unsubscribe(id);
    if (state === "bounced") await subscribers.markBounced(id);
  }
  const messages = createContactMessages(db, now);
  for (const message of MESSAGES) await messages.add(message);
  const issue = parseIssue(ISSUE.id, ISSUE.file);
  const issues = createIssues(db, now);
  await issues.begin(issue.id, issue.textHash);
  await issues.hold(issue.id, "a run", new Date(now().getTime() + 60_000));
  const deliveries = createDeliveries(db, now);
  await deliveries.markSending(issue.id, "a run", SUBSCRIBERS[0].id, "<1@example.org>");
  await deliveries.markSent(issue.id, SUBSCRIBERS[0].id);
  await close();
  return cookie;
}

/** All tables with their rows, then what else there is, as statements. */
function dumpSqlite(path: string): string {
  const file = new DatabaseSync(path);
  const made = z
    .array(z.object({ type: z.string(), name: z.string(), sql: z.string() }))
    .parse(file.prepare("select type, name, sql from sqlite_master where sql is not null").all());
  const rowsOf = (table: string) => {
    const columns = z
      .array(z.object({ name: z.string() }))
      .parse(file.prepare(`pragma table_info('${table}')`).all());
    const values = columns.map(({ name }) => `quote("${name}")`).join(" || ', ' || ");
    return z
      .array(z.object({ row: z.string() }))
      .parse(file.prepare(`select ${values} as row from "${table}"`).all())
      .map(({ row }) => `insert into "${table}" values (${row});`);
  };
  const isTable = ({ type }: { readonly type: string }) => type === "table";
  const { user_version: version } = z
    .object({ user_version: z.number() })
    .parse(file.prepare("pragma user_version").get());
  const lines = [
    `pragma user_version = ${version};`,
    ...made.filter(isTable).flatMap(({ name, sql }) => [`${sql};`, ...rowsOf(name)]),
    ...made.filter((part) => !isTable(part)).map(({ sql }) => `${sql};`),
  ];
  file.close();
  return `${lines.join("\n")}\n`;
}

const version = process.argv[2] ?? "";
const folder = join(import.meta.dirname, "kept", version);
const dataDir = mkdtempSync(join(tmpdir(), "namekin-keep-"));
const postgres = await startPostgres();
try {
  mkdirSync(folder);
  const sqlite = await fill("", dataDir);
  writeFileSync(join(folder, "sqlite.sql"), dumpSqlite(join(dataDir, "namekin.sqlite")));
  const databaseUrl = await postgres.createDatabase();
  const cookies = { sqlite, postgres: await fill(databaseUrl, dataDir) };
  const dump = execFileSync("pg_dump", ["--inserts", "--no-owner", "--no-privileges", databaseUrl]);
  // What is for psql alone, and differs each time.
  writeFileSync(join(folder, "postgres.sql"), dump.toString().replaceAll(/^\\.*\n/gm, ""));
  writeFileSync(join(folder, "cookies.json"), `${JSON.stringify(cookies, null, 2)}\n`);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}
