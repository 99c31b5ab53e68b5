import { expect, test } from "vitest";
import { visitorOf } from "#tests/contract/bench.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { createRooms } from "#server/storage/rooms.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { judgeDay } from "./judge-day.ts";
import { at, DAY_MS, HOUR_MS, later, retentionOfEach } from "#tests/fixtures/retention-under-test.ts";

const bench = retentionOfEach();

test("A start with a clock 500 days ahead removes nothing, however long it runs, and says so", async () => {
  const { database, clock, now, lines, errors, countOf, addVisitors, start, stop, pass } = bench();
  await addVisitors("v", 30, clock.now);
  await createRooms(database, now, { tell: () => {} }).write("room", "a", "blob");
  await start();
  stop();

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
  const { clock, countOf, addVisitors, start, pass } = bench();
  await addVisitors("v", 30, clock.now);
  clock.now = later(clock.now, 500);
  await start();
  await pass(2 * DAY_MS);
  expect(await countOf("visitors")).toBe(30);
});

test("A clock that leaps while the server runs removes nothing", async () => {
  const { clock, countOf, addVisitors, start, pass } = bench();
  await addVisitors("v", 30, clock.now);
  await start();
  await pass(HOUR_MS);
  clock.now = later(clock.now, 500);
  await pass(HOUR_MS);
  await pass(DAY_MS);
  expect(await countOf("visitors")).toBe(30);
});

test("A site that was off for a week goes on by itself; after longer an operator vouches for the date", async () => {
  const { database, clock, countOf, addVisitors, start, stop, pass } = bench();
  await addVisitors("new", 100, clock.now);
  await start();
  stop();
  clock.now = later(clock.now, 7);
  await addVisitors("old", 3, later(clock.now, -401));
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(100);
  stop();

  clock.now = later(clock.now, 30);
  await addVisitors("old", 3, later(clock.now, -401));
  await start();
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(103);
  await createSeenDay(database.db).accept(clock.now.toISOString().slice(0, 10));
  await pass(HOUR_MS);
  expect(await countOf("visitors")).toBe(100);
});

test("A clock set far back writes down no earlier day, and nothing that is saved meanwhile looks old afterwards", async () => {
  const { database, clock, errors, countOf, addVisitors, start, pass } = bench();
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
