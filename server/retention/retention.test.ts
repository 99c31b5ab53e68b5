import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { createRooms } from "#server/storage/rooms.ts";
import { retentionKinds } from "./kinds.ts";
import { removeExpired } from "./remove-expired.ts";
import { DAY_MS, HOUR_MS, later, retentionOfEach } from "#tests/fixtures/retention-under-test.ts";

const bench = retentionOfEach();

test("Nothing goes in the first hour; after it what is due, once a day over all processes", async () => {
  const { clock, lines, errors, countOf, addVisitors, start, pass } = bench();
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

test("At most a fifth of a kind goes in one run, the oldest first; the rest on the following days", async () => {
  const { database, clock, errors, countOf, addVisitors, start, pass } = bench();
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
  const { clock, countOf, addVisitors, start, pass } = bench();
  await addVisitors("old", 3, later(clock.now, -500));
  await addVisitors("new", 1, clock.now);
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(1);
});

test("Rooms of one device alone go together after two days: their device makes them anew", async () => {
  const { database, clock, errors, countOf, start, pass } = bench();
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
  const { folder, database, clock, addVisitors } = bench();
  await addVisitors("old", 50, later(clock.now, -500));
  const [visitors] = retentionKinds(database.db, folder);
  if (visitors === undefined) throw new Error("no kinds");
  expect(await removeExpired(visitors, clock.now, "all")).toEqual({ removed: 50, waiting: 0 });
});

test("Letters in the outbox go after thirty days, and nothing else that lies there", async () => {
  const { folder, clock, start, pass } = bench();
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
