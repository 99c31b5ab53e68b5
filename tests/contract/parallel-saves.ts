import { describe, expect, test } from "vitest";
import { SAVED_NAMES_LIMIT, type SaveResult } from "#domain/saved-names/saved-names.ts";
import { type Bench, idsOf, numbered, visitorOf } from "./bench.ts";

const ada = visitorOf("ada");
/** Of 520 at once the last wait longer for a connection than anybody may, where the machine is busy. */
const AT_ONCE = 130;

export function describeParallelSaves(bench: () => Bench): void {
  const saveAtOnce = async (ids: readonly string[]) => {
    const { names } = bench();
    const results = await Promise.all(ids.map((id) => names.save(ada, id)));
    const times = (wanted: SaveResult) => results.filter((result) => result === wanted).length;
    return { saved: times("saved"), already: times("already saved"), full: times("full") };
  };

  describe("Saves at the same moment", () => {
    test("of 64 names save 64", async () => {
      expect(await saveAtOnce(numbered(64))).toEqual({ saved: 64, already: 0, full: 0 });
      const positions = await bench().database.db.selectFrom("saved_names").select("position").execute();
      expect(new Set(positions.map(({ position }) => position)).size).toBe(64);
    });

    test("of one name 64 times save it once", async () => {
      expect(await saveAtOnce(Array.from({ length: 64 }, () => "zoe"))).toEqual({
        saved: 1,
        already: 63,
        full: 0,
      });
      expect(await idsOf(bench().names, ada)).toEqual(["zoe"]);
    });

    test("of 520 names save 500 and no more", async () => {
      const ids = numbered(520);
      const waves = [];
      for (let from = 0; from < ids.length; from += AT_ONCE)
        waves.push(await saveAtOnce(ids.slice(from, from + AT_ONCE)));
      // The limit lies within the last wave.
      const all = { saved: AT_ONCE, already: 0, full: 0 };
      const last = SAVED_NAMES_LIMIT - 3 * AT_ONCE;
      expect(waves).toEqual([all, all, all, { saved: last, already: 0, full: AT_ONCE - last }]);
      expect(await bench().names.count(ada)).toBe(SAVED_NAMES_LIMIT);
    });

    test("by 64 visitors keep each to its own", async () => {
      const { names } = bench();
      const visitors = numbered(64).map(visitorOf);
      await Promise.all(visitors.map((visitor, n) => names.save(visitor, `name${n}`)));
      const lists = await Promise.all(visitors.map((visitor) => idsOf(names, visitor)));
      expect(lists).toEqual(numbered(64).map((id) => [id]));
    });
  });
}
