import { describe, expect, test } from "vitest";
import { createCountStore, type Count } from "#server/storage/counts.ts";
import { openDatabase } from "#server/storage/database.ts";
import { expiredCounts } from "#server/storage/retention/expired-rows.ts";
import type { Bench } from "./bench.ts";

const counted = (day: string, key: string, count: number): Count => ({ day, kind: "requests", key, count });

export function describeCounts(bench: () => Bench): void {
  describe("Counts", () => {
    test("of processes that write at the same moment add up, however many rows they write", async () => {
      const second = await openDatabase(bench().options);
      const stores = [bench().database, second].map(({ db }) => createCountStore(db));
      const many = Array.from({ length: 450 }, (_, n) => counted("2026-11-21", `route ${n}`, n + 1));
      await Promise.all(
        [many, many.toReversed(), many, many.toReversed()].map(async (rows, n) => stores[n % 2]?.add(rows)),
      );
      const sums = await stores[0]?.sums("requests", "2026-11-21");
      expect(sums).toHaveLength(450);
      expect(sums?.find(({ key }) => key === "route 9")).toEqual({ key: "route 9", count: 40, days: 1 });
      await second.close();
    });

    test("are told by key and by day, and go after a year", async () => {
      const { db } = bench().database;
      const store = createCountStore(db);
      await store.add([counted("2025-11-20", "/ 2xx", 5_000_000_000), counted("2026-11-20", "/ 2xx", 2)]);
      await store.add([
        counted("2026-11-21", "/ 2xx", 3),
        { ...counted("2026-11-21", "/ 2xx", 9), kind: "ms" },
      ]);
      await store.add([]);
      expect(await store.sums("requests", "2026-01-01")).toEqual([{ key: "/ 2xx", count: 5, days: 2 }]);
      expect(await store.byDay("requests", "2025-01-01")).toEqual([
        { day: "2026-11-21", count: 3 },
        { day: "2026-11-20", count: 2 },
        { day: "2025-11-20", count: 5_000_000_000 },
      ]);
      const expired = expiredCounts(db);
      expect(await expired.count(new Date("2025-11-21T10:00:00Z"))).toEqual({ all: 4, due: 1 });
      expect(await expired.remove(new Date("2025-11-21T10:00:00Z"), 100)).toBe(1);
      expect(await store.byDay("requests", "2025-01-01")).toHaveLength(2);
    });
  });
}
