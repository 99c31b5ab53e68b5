import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHealth } from "#server/health.ts";
import type { Siblings } from "#server/processes/siblings.ts";
import { createCalendar } from "#server/retention/calendar.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { settled, siblingsByHand, siblingsOf } from "#tests/fixtures/siblings-by-hand.ts";
import { createUpkeep } from "./start-upkeep.ts";

const log = pino({ level: "silent" });
const HOURS_MS = 2 * 60 * 60 * 1000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "namekin-upkeep-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The upkeep of one process of two on a file; its kinds tell who has removed something. */
async function upkeepOf(siblings: Siblings, removedBy: (number | undefined)[]) {
  const database = await openDatabase({ dataDir });
  const health = createHealth(log);
  const seen = createSeenDay(database.db);
  const purge = vi.fn(database.purge);
  const now = () => new Date("2026-11-22T12:00:00Z");
  const kind = {
    what: "things",
    days: 1,
    async count() {
      removedBy.push(siblings.number);
      return { all: 0, due: 0 };
    },
    remove: async () => 0,
  };
  const upkeep = createUpkeep({
    database: { ...database, purge },
    leastFreeMb: 0,
    health,
    calendar: createCalendar(seen, now),
    seen,
    kinds: [kind],
    now,
    siblings,
    log,
  });
  const close = async () => {
    await upkeep.stop();
    await database.close();
  };
  return { upkeep, health, purge, close };
}

test("what one process does for all is done by the one that leads; what it finds in the file, all tell", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  const removedBy: (number | undefined)[] = [];
  const { members } = siblingsByHand(2);
  const heard: unknown[] = [];
  members[0]?.siblings.hear("integrity", (news) => heard.push(news));
  const [one, two] = await Promise.all(siblingsOf(members).map((siblings) => upkeepOf(siblings, removedBy)));
  if (one === undefined || two === undefined) return expect.unreachable();
  one.upkeep.start();
  two.upkeep.start();
  two.upkeep.lead();
  await vi.advanceTimersByTimeAsync(HOURS_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(removedBy).toEqual([2]));
  expect([one.purge.mock.calls.length, two.purge.mock.calls.length]).toEqual([0, 1]);
  // Whoever leads looks at the file at once, and would deny what is told before it has.
  await vi.waitFor(() => expect(heard).toEqual([{}]), { timeout: 20_000 });
  members[1]?.siblings.tell("integrity", { fault: "It is damaged." }, true);
  await settled();
  expect(one.health.faults()).toEqual(["It is damaged."]);
  members[1]?.siblings.tell("integrity", {}, true);
  await settled();
  expect(one.health.faults()).toEqual([]);
  await one.close();
  await two.close();
});
