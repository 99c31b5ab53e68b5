import { describe, expect, test } from "vitest";
import { NOTE_LIMIT, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { type Bench, idsOf, numbered, saveInTurn, visitorOf } from "./bench.ts";

const ada = visitorOf("ada");
const bob = visitorOf("bob");
const INJECTION = `'); drop table saved_names; -- " \\ %_?$1`;
const BEYOND_ASCII = "Zoë · Zoë · 柚子 · ليلى · 👩‍👧‍👦 · ½";

export function describeLists(bench: () => Bench): void {
  describe("A list", () => {
    test("is empty for a visitor nobody has seen", async () => {
      const { names } = bench();
      expect(await names.list(ada)).toEqual([]);
      expect(await names.count(ada)).toBe(0);
      expect(await names.remove(ada, "zoe")).toBe(false);
      expect(await names.annotate(ada, "zoe", "?")).toBe(false);
      await names.order(ada, ["zoe"]);
    });

    test("makes its visitor known, also when it is empty again, until it is forgotten", async () => {
      const { names } = bench();
      expect(await names.knows(ada)).toBe(false);
      await names.save(ada, "zoe");
      await names.remove(ada, "zoe");
      expect([await names.knows(ada), await names.knows(bob)]).toEqual([true, false]);
      await names.forget(ada);
      expect(await names.knows(ada)).toBe(false);
    });

    test("holds the newest name first, with the time it was saved", async () => {
      const { names, clock } = bench();
      await names.save(ada, "zoe");
      clock.now = new Date("2026-11-21T10:00:01.234Z");
      await names.save(ada, "rowan");
      expect(await names.list(ada)).toEqual([
        { nameId: "rowan", note: "", savedAt: "2026-11-21T10:00:01.234Z" },
        { nameId: "zoe", note: "", savedAt: "2026-11-21T10:00:00.000Z" },
      ]);
      expect(await names.count(ada)).toBe(2);
    });

    test("holds a name once, and saving it again changes nothing", async () => {
      const { names } = bench();
      await saveInTurn(names, ada, ["zoe", "rowan"]);
      await names.annotate(ada, "zoe", "after grandmother");
      const before = await names.list(ada);
      expect(await names.save(ada, "zoe")).toBe("already saved");
      expect(await names.list(ada)).toEqual(before);
    });

    test("belongs to one visitor: another neither sees nor changes it", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      await names.save(bob, "rowan");
      expect(await names.remove(bob, "zoe")).toBe(false);
      expect(await names.annotate(bob, "zoe", "mine")).toBe(false);
      await names.order(bob, ["zoe"]);
      await names.forget(bob);
      expect(await names.list(ada)).toMatchObject([{ nameId: "zoe", note: "" }]);
      expect(await names.list(bob)).toEqual([]);
    });

    test("gives a removed name back when it is saved again", async () => {
      const { names } = bench();
      await saveInTurn(names, ada, ["zoe", "rowan"]);
      expect(await names.remove(ada, "zoe")).toBe(true);
      expect(await names.remove(ada, "zoe")).toBe(false);
      expect(await names.save(ada, "zoe")).toBe("saved");
      expect(await idsOf(names, ada)).toEqual(["zoe", "rowan"]);
    });

    test("takes the visitor's order, and a later name still comes first", async () => {
      const { names } = bench();
      await saveInTurn(names, ada, ["ann", "bea", "cleo", "dora"]);
      await names.order(ada, ["bea", "nobody", "dora", "bea"]);
      expect(await idsOf(names, ada)).toEqual(["bea", "dora", "cleo", "ann"]);
      await names.save(ada, "eve");
      expect(await idsOf(names, ada)).toEqual(["eve", "bea", "dora", "cleo", "ann"]);
    });

    test("takes an order of all the names it can hold", async () => {
      const { names } = bench();
      const all = numbered(SAVED_NAMES_LIMIT);
      await names.merge(
        ada,
        all.map((nameId) => ({ nameId, note: "" })),
      );
      await names.order(ada, all.toReversed());
      expect(await idsOf(names, ada)).toEqual(all.toReversed());
    });

    test.for([BEYOND_ASCII, INJECTION, "", "👶".repeat(NOTE_LIMIT), "two\nlines"])(
      "keeps the note %j as it is",
      async (note) => {
        const { names } = bench();
        await names.save(ada, "zoe");
        expect(await names.annotate(ada, "zoe", note)).toBe(true);
        expect(await names.list(ada)).toMatchObject([{ note }]);
      },
    );

    test("refuses a note that is too long, and keeps the old one", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      await names.annotate(ada, "zoe", "old");
      await expect(names.annotate(ada, "zoe", "x".repeat(NOTE_LIMIT + 1))).rejects.toThrow(/note_length/);
      expect(await names.list(ada)).toMatchObject([{ note: "old" }]);
    });

    test("keeps a sign in place of what PostgreSQL cannot keep", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      await names.annotate(ada, "zoe", "a\0b\uD83Dc");
      expect(await names.list(ada)).toMatchObject([{ note: "a\uFFFDb\uFFFDc" }]);
      expect(await names.remove(ada, "zoe\0")).toBe(false);
    });

    test("takes hostile text for what it is: text", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      expect(await names.save(INJECTION, INJECTION)).toBe("saved");
      await names.order(INJECTION, [INJECTION]);
      expect(await idsOf(names, INJECTION)).toEqual([INJECTION]);
      expect(await names.remove(ada, "' or '1'='1")).toBe(false);
      expect(await idsOf(names, ada)).toEqual(["zoe"]);
    });
  });
}
