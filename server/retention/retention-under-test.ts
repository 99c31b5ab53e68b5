import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { numbered, visitorOf } from "#server/storage/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { createCalendar } from "./calendar.ts";
import { retentionKinds } from "./kinds.ts";
import { startRetention } from "./start-retention.ts";

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const at = (day: string) => new Date(`${day}T12:00:00Z`);
export const later = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);

export type RetentionBench = Awaited<ReturnType<typeof openRetention>>;

/** A database in memory and an empty outbox at noon of 2026-11-22; time passes when a test says so. */
export async function openRetention() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const folder = await mkdtemp(join(tmpdir(), "namekin-retention-"));
  const database = await openDatabase({ dataDir: ":memory:" });
  const clock = { now: at("2026-11-22") };
  const now = () => clock.now;
  const stops: (() => void)[] = [];
  const lines: { readonly level: string; readonly text: string }[] = [];
  const write = (level: string) => (first: unknown, text?: string) =>
    void lines.push({ level, text: text ?? String(first) });
  const log = { info: write("info"), warn: write("warn"), error: write("error") };

  /** What was begun has come to its end: all of it works on a database in memory, and on a few files. */
  const settle = async (): Promise<void> => {
    const last = lines.length;
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (lines.length !== last) await settle();
  };

  return {
    folder,
    database,
    clock,
    now,
    lines,
    errors: () => lines.filter(({ level }) => level !== "info").map(({ text }) => text),
    countOf: async (table: "visitors" | "rooms" | "saved_names") =>
      (await database.db.selectFrom(table).selectAll().execute()).length,
    /** As many visitors, each with a name, last seen at the given time. */
    async addVisitors(prefix: string, count: number, time: Date): Promise<void> {
      const names = createSavedNames(database.db, () => time);
      await Promise.all(numbered(count).map((each) => names.save(visitorOf(prefix + each), "zoe")));
    },
    /** A process that begins to work on the database. */
    async start() {
      const seen = createSeenDay(database.db);
      const calendar = createCalendar(seen, now);
      const kinds = retentionKinds(database.db, folder);
      stops.push(startRetention({ calendar, seen, kinds, now, log }).stop);
      await settle();
      return calendar;
    },
    stop: () => stops.forEach((stop) => stop()),
    async pass(ms: number): Promise<void> {
      clock.now = new Date(clock.now.getTime() + ms);
      vi.advanceTimersByTime(ms);
      await settle();
    },
    async close(): Promise<void> {
      stops.forEach((stop) => stop());
      vi.useRealTimers();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
