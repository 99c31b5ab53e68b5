import { describe, expect, test } from "vitest";
import { expiredVisitors } from "#server/storage/retention/expired-rows.ts";
import { type Bench, idsOf, numbered, saveInTurn, visitorOf } from "./bench.ts";

const ada = visitorOf("ada");
const bob = visitorOf("bob");
const at = (day: string) => new Date(`${day}T12:00:00Z`);

export function describeForgetting(bench: () => Bench): void {
  const expired = () => expiredVisitors(bench().database.db);
  const rowCounts = async () => {
    const { db } = bench().database;
    const visitors = await db.selectFrom("visitors").select("hash").execute();
    const saved = await db.selectFrom("saved_names").select("visitor").execute();
    return { visitors: visitors.length, saved: saved.length };
  };

  describe("Forgetting", () => {
    test("leaves nothing of the visitor", async () => {
      const { names } = bench();
      await saveInTurn(names, ada, ["zoe", "ann"]);
      await names.forget(ada);
      expect(await rowCounts()).toEqual({ visitors: 0, saved: 0 });
      await names.forget(ada);
      expect(await names.save(ada, "zoe")).toBe("saved");
    });

    test("takes visitors who have not come back, with their names, and spares the others", async () => {
      const { names, clock } = bench();
      clock.now = at("2026-01-01");
      await saveInTurn(names, ada, ["zoe", "ann"]);
      clock.now = at("2026-01-02");
      await names.save(bob, "zoe");
      expect(await expired().count(at("2026-01-02"))).toEqual({ all: 2, due: 1 });
      expect(await expired().remove(at("2026-01-02"), 9)).toBe(1);
      expect(await rowCounts()).toEqual({ visitors: 1, saved: 1 });
      expect(await idsOf(names, bob)).toEqual(["zoe"]);
      expect(await expired().remove(at("2026-01-02"), 9)).toBe(0);
    });

    test.for(["reading", "saving", "merging"])("spares a visitor who came back for %s", async (visit) => {
      const { names, clock } = bench();
      clock.now = at("2026-01-01");
      await names.save(ada, "zoe");
      clock.now = at("2026-06-01");
      if (visit === "reading") await names.list(ada);
      if (visit === "saving") await names.save(ada, "zoe");
      if (visit === "merging") await names.merge(ada, [{ nameId: "zoe", note: "" }]);
      expect(await expired().remove(at("2026-06-01"), 9)).toBe(0);
      expect(await expired().remove(at("2026-06-02"), 9)).toBe(1);
    });

    test("takes more than one batch, and no more than it may", async () => {
      const { database } = bench();
      const day = "2026-01-01";
      const visitors = numbered(1200).map((id) => ({ hash: visitorOf(id), first_seen: day, last_seen: day }));
      await database.db.insertInto("visitors").values(visitors).execute();
      expect(await expired().remove(at("2026-02-01"), 450)).toBe(450);
      expect(await expired().count(at("2026-02-01"))).toEqual({ all: 750, due: 750 });
      expect(await expired().remove(at("2026-02-01"), Infinity)).toBe(750);
    });

    test("in parallel with saves neither fails nor leaves names without a visitor", async () => {
      const { names } = bench();
      const saves = numbered(40).map((id) => names.save(ada, id));
      const forgets = numbered(4).map(() => names.forget(ada));
      await Promise.all([...saves, ...forgets]);
      expect((await rowCounts()).saved).toBe(await names.count(ada));
    });
  });
}
