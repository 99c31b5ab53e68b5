import { describe, expect, test } from "vitest";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { databaseBytes } from "#server/storage/database-size.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeskActions } from "#server/storage/desk/desk-actions.ts";
import { createDeskJobs } from "#server/storage/desk/desk-jobs.ts";
import { createDeskKeys } from "#server/storage/desk/desk-keys.ts";
import { createInboxRows } from "#server/storage/desk/inbox-rows.ts";
import { expiredDeskActions } from "#server/storage/retention/expired-rows.ts";
import type { Bench } from "./bench.ts";

const MINUTE_MS = 60_000;

export function describeDesk(bench: () => Bench): void {
  const open = () => {
    const { database, clock } = bench();
    const now = () => clock.now;
    const later = (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    return { db: database.db, now, later };
  };

  describe("The desk", () => {
    test("lets one of eight that bring the same link in, over two processes, and only its hash is stored", async () => {
      const { db, now } = open();
      const second = await openDatabase(bench().options);
      const keys = [db, second.db].map((each) => createDeskKeys(each, now));
      const key = (await keys[0]?.add("link", MINUTE_MS)) ?? "";
      const taken = await Promise.all(
        Array.from({ length: 8 }, async (_, n) => keys[n % 2]?.take("link", key) ?? false),
      );
      expect(taken.filter((each) => each)).toHaveLength(1);
      const session = (await keys[0]?.add("session", MINUTE_MS)) ?? "";
      expect(await keys[1]?.find("session", session)).toBe("2026-11-21T10:01:00.000Z");
      const stored = JSON.stringify(await db.selectFrom("desk_keys").selectAll().execute());
      expect(stored).not.toContain(session);
      await keys[1]?.take("session", session);
      expect(await keys[0]?.find("session", session)).toBeUndefined();
      await second.close();
    });

    test("takes a link for no session, a session for no link, and neither when its time is over", async () => {
      const { db, now, later } = open();
      const { add, find, take } = createDeskKeys(db, now);
      const [link, session] = [await add("link", MINUTE_MS), await add("session", MINUTE_MS)];
      expect(await find("session", link)).toBeUndefined();
      expect(await take("link", session)).toBe(false);
      later(MINUTE_MS);
      expect([await find("session", session), await take("link", link)]).toEqual([undefined, false]);
      await add("link", MINUTE_MS);
      expect(await db.selectFrom("desk_keys").selectAll().execute()).toHaveLength(1);
    });

    test("writes down what was done, the newest first, for a year", async () => {
      const { db, now, later } = open();
      const actions = createDeskActions(db, now);
      await actions.add("desk opened");
      later(MINUTE_MS);
      await actions.add("message deleted", "12");
      expect(await actions.list(9)).toEqual([
        { done_at: "2026-11-21T10:01:00.000Z", what: "message deleted", about: "12" },
        { done_at: "2026-11-21T10:00:00.000Z", what: "desk opened", about: "" },
      ]);
      const expired = expiredDeskActions(db);
      expect(await expired.count(now())).toEqual({ all: 2, due: 1 });
      expect(await expired.remove(now(), 9)).toBe(1);
      expect(await actions.list(9)).toHaveLength(1);
    });

    test("runs one job of a name at a time over two processes, until it ends or nothing is heard of it", async () => {
      const { db, now, later } = open();
      const second = await openDatabase(bench().options);
      const [one, other] = [createDeskJobs(db, now), createDeskJobs(second.db, now)];
      const runs = await Promise.all([one, other, one, other].map((jobs) => jobs.begin("directory")));
      const [run = "", ...rest] = runs.filter((each) => each !== undefined);
      expect(rest).toEqual([]);
      await one.note("directory", run, 3, 98);
      expect(await other.find("directory")).toMatchObject({ isRunning: true, done: 3, total: 98 });
      await one.end("directory", run, '{"broken":1}');
      expect(await other.find("directory")).toMatchObject({ isRunning: false, outcome: '{"broken":1}' });

      const again = (await other.begin("directory")) ?? "";
      expect(await one.find("directory")).toMatchObject({
        isRunning: true,
        done: 0,
        outcome: '{"broken":1}',
      });
      later(31_000);
      expect(await one.find("directory")).toMatchObject({ isRunning: false });
      expect(await one.begin("directory")).toBeDefined();
      // What the one that was given up still says does not count.
      await other.end("directory", again, "{}");
      expect(await one.find("directory")).toMatchObject({ isRunning: true, outcome: '{"broken":1}' });
      await second.close();
    });

    test("shows the inbox by parts, and marks a message as done for one of two who saw it waiting", async () => {
      const { db, now } = open();
      const messages = createContactMessages(db, now);
      const inbox = createInboxRows(db);
      const words = { name: "Ada", email: "a@example.org", subject: "S" };
      await messages.add({ ...words, message: "1" });
      await messages.add({ ...words, message: "2" });
      const report = { name: "Zoe", topic: "meaning", proposed: "Life", source: "" } as const;
      await messages.add({ ...words, message: "", report });
      const numbers = async (...given: Parameters<typeof inbox.list>) =>
        (await inbox.list(...given)).map(({ number }) => number);
      expect(await numbers("waiting", 99, 9)).toEqual([2, 1]);
      expect(await numbers("waiting", 2, 9)).toEqual([1]);
      expect(await numbers("corrections", 99, 9)).toEqual([3]);
      const marks = await Promise.all([1, 2].map(() => messages.markDone(1, null, true)));
      expect(marks.filter((isMarked) => isMarked)).toHaveLength(1);
      expect(await inbox.count("waiting")).toEqual({ count: 1, oldest: "2026-11-21T10:00:00.000Z" });
      expect(await inbox.count("all")).toMatchObject({ count: 3 });
      await messages.markAsBefore({ number: 1, done_at: null, answered_at: null });
      expect(await numbers("waiting", 99, 9)).toEqual([2, 1]);
    });

    test("knows how large the database is", async () => {
      expect(await databaseBytes(bench().database)).toBeGreaterThan(10_000);
    });
  });
}
