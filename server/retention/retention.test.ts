import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { numbered, visitorOf } from "#server/storage/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { createRooms } from "#server/storage/rooms.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import type { Database } from "#server/storage/tables.ts";
import { createCalendar } from "./calendar.ts";
import { judgeDay } from "./judge-day.ts";
import { retentionKinds } from "./kinds.ts";
import { removeExpired } from "./remove-expired.ts";
import { startRetention } from "./start-retention.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const later = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);

let folder: string;
let database: Database;
let clock: { now: Date };
let stops: (() => void)[];
let lines: { readonly level: string; readonly text: string }[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  folder = await mkdtemp(join(tmpdir(), "namekin-retention-"));
  database = await openDatabase({ dataDir: ":memory:" });
  clock = { now: at("2026-11-22") };
  stops = [];
  lines = [];
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  vi.useRealTimers();
  await database.close();
  await rm(folder, { recursive: true });
});

const now = () => clock.now;
const countOf = async (table: "visitors" | "rooms" | "saved_names") =>
  (await database.db.selectFrom(table).selectAll().execute()).length;
const errors = () => lines.filter(({ level }) => level !== "info").map(({ text }) => text);

/** As many visitors, each with a name, last seen at the given time. */
async function addVisitors(prefix: string, count: number, time: Date): Promise<void> {
  const names = createSavedNames(database.db, () => time);
  await Promise.all(numbered(count).map((each) => names.save(visitorOf(prefix + each), "zoe")));
}

/** A process that begins to work on the database. */
async function start() {
  const write = (level: string) => (first: unknown, text?: string) =>
    void lines.push({ level, text: text ?? String(first) });
  const seen = createSeenDay(database.db);
  const calendar = createCalendar(seen, now);
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  const kinds = retentionKinds(database.db, folder);
  stops.push(startRetention({ calendar, seen, kinds, now, log }).stop);
  await settle();
  return calendar;
}

/** What was begun has come to its end: all of it works on a database in memory, and on a few files. */
async function settle(): Promise<void> {
  const last = lines.length;
  await new Promise((resolve) => setTimeout(resolve, 40));
  if (lines.length !== last) await settle();
}

async function pass(ms: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + ms);
  vi.advanceTimersByTime(ms);
  await settle();
}

test("A start with a clock 500 days ahead removes nothing, however long it runs, and says so", async () => {
  await addVisitors("v", 30, clock.now);
  await createRooms(database, now, { tell: () => {} }).write("room", "a", "blob");
  await start();
  stops.forEach((stop) => stop());

  clock.now = later(clock.now, 500);
  await start();
  for (let hour = 0; hour < 50; hour += 1) await pass(HOUR_MS);
  expect([await countOf("visitors"), await countOf("saved_names"), await countOf("rooms")]).toEqual([
    30, 30, 1,
  ]);
  expect(errors()[0]).toMatch(
    /^The clock says 2028-04-05, more than 7 days past 2026-11-22.*npm run retention -- --accept-date 2028-04-05/,
  );
  // Once a day, not once an hour.
  expect(errors()).toHaveLength(3);

  // The clock is put right: all goes on.
  clock.now = at("2026-11-24");
  await pass(HOUR_MS);
  expect(lines.at(-1)?.level).toBe("info");
});

test("The same on a database that an older version has left, which noted no day", async () => {
  await addVisitors("v", 30, clock.now);
  clock.now = later(clock.now, 500);
  await start();
  await pass(2 * DAY_MS);
  expect(await countOf("visitors")).toBe(30);
});

test("A clock that leaps while the server runs removes nothing", async () => {
  await addVisitors("v", 30, clock.now);
  await start();
  await pass(HOUR_MS);
  clock.now = later(clock.now, 500);
  await pass(HOUR_MS);
  await pass(DAY_MS);
  expect(await countOf("visitors")).toBe(30);
});

test("Nothing goes in the first hour; after it what is due, once a day over all processes", async () => {
  await addVisitors("new", 100, clock.now);
  await addVisitors("old", 5, later(clock.now, -401));
  await Promise.all([start(), start(), start()]);
  await pass(HOUR_MS - 1);
  expect(await countOf("visitors")).toBe(105);
  await pass(1);
  expect(await countOf("visitors")).toBe(100);
  expect(lines.filter(({ text }) => text === "removed visitors not seen for 400 days")).toHaveLength(1);
  expect(errors()).toEqual([]);

  // After a restart on the same day nothing more goes; on the next day it does.
  await addVisitors("old", 5, later(clock.now, -401));
  await start();
  await pass(2 * HOUR_MS);
  expect(await countOf("visitors")).toBe(105);
  await pass(DAY_MS);
  expect(await countOf("visitors")).toBe(100);
});

test("A site that was off for a week goes on by itself; after longer an operator vouches for the date", async () => {
  await addVisitors("new", 100, clock.now);
  await start();
  stops.forEach((stop) => stop());
  clock.now = later(clock.now, 7);
  await addVisitors("old", 3, later(clock.now, -401));
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(100);
  stops.forEach((stop) => stop());

  clock.now = later(clock.now, 30);
  await addVisitors("old", 3, later(clock.now, -401));
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(103);
  await createSeenDay(database.db).accept(clock.now.toISOString().slice(0, 10));
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(100);
});

test("At most a fifth of a kind goes in one run, the oldest first; the rest on the following days", async () => {
  await addVisitors("oldest", 10, later(clock.now, -600));
  await addVisitors("old", 50, later(clock.now, -500));
  await addVisitors("new", 40, clock.now);
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(80);
  const hashes = new Set(
    (await database.db.selectFrom("visitors").select("hash").execute()).map((row) => row.hash),
  );
  expect(numbered(10).filter((each) => hashes.has(visitorOf(`oldest${each}`)))).toEqual([]);
  expect(errors()).toEqual([expect.stringMatching(/more than a fifth .* npm run retention -- --remove$/)]);
  for (let day = 0; day < 4; day += 1) await pass(DAY_MS);
  expect(await countOf("visitors")).toBe(40);
});

test("Of a kind with few rows all that are due may go", async () => {
  await addVisitors("old", 3, later(clock.now, -500));
  await addVisitors("new", 1, clock.now);
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(1);
});

test("Rooms of one device alone go together after two days: their device makes them anew", async () => {
  const write = async (time: Date) => {
    const rooms = createRooms(database, () => time, { tell: () => {} });
    await Promise.all(numbered(20).map((each) => rooms.write(`${time.getTime()}${each}`, "a", "blob")));
  };
  await write(later(clock.now, -3));
  await write(clock.now);
  await start();
  await pass(HOUR_MS);
  expect(await countOf("rooms")).toBe(20);
  expect(errors()).toEqual([]);
});

test("With an operator's yes all that is due goes at once", async () => {
  await addVisitors("old", 50, later(clock.now, -500));
  const [visitors] = retentionKinds(database.db, folder);
  if (visitors === undefined) throw new Error("no kinds");
  expect(await removeExpired(visitors, clock.now, "all")).toEqual({ removed: 50, waiting: 0 });
});

test("A clock set far back writes down no earlier day, and nothing that is saved meanwhile looks old afterwards", async () => {
  await addVisitors("v", 3, clock.now);
  const before = await start();
  await before.look();
  const real = clock.now;
  clock.now = new Date("1970-01-01T00:00:10Z");
  const calendar = await start();
  expect(errors()).toEqual([expect.stringMatching(/^The clock says 1970-01-01, long before 2026-11-22/)]);
  await createSavedNames(database.db, calendar.now).save(visitorOf("in the past"), "zoe");
  await pass(3 * HOUR_MS);
  expect(await createSeenDay(database.db).last()).toBe("2026-11-22");

  clock.now = later(real, 1);
  await pass(HOUR_MS);
  await pass(DAY_MS);
  expect(await countOf("visitors")).toBe(4);
});

test("Letters in the outbox go after thirty days, and nothing else that lies there", async () => {
  await mkdir(join(folder, "sub"));
  for (const [name, days] of [
    ["a.eml", 31],
    ["b.eml.unfinished", 31],
    ["c.eml", 29],
    ["keep.txt", 99],
  ] as const) {
    await writeFile(join(folder, name), "a letter");
    const time = later(clock.now, -days);
    await utimes(join(folder, name), time, time);
  }
  await start();
  await pass(HOUR_MS);
  expect((await readdir(folder)).toSorted()).toEqual(["c.eml", "keep.txt", "sub"]);
});

test.for([
  ["2026-11-22", "ordinary"],
  ["2026-11-29", "ordinary"],
  ["2026-11-30", "ahead"],
  ["2028-04-05", "ahead"],
  ["2026-11-15", "ordinary"],
  ["2026-11-14", "behind"],
  ["1970-01-01", "behind"],
] as const)("After 2026-11-22 the day %s is %s", ([today, verdict]) => {
  expect(judgeDay("2026-11-22", today)).toBe(verdict);
});
