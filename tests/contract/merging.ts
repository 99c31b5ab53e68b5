import { describe, expect, test } from "vitest";
import { NOTE_LIMIT, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { type Bench, idsOf, numbered, saveInTurn, visitorOf } from "./bench.ts";

const ada = visitorOf("ada");

export function describeMerging(bench: () => Bench): void {
  describe("Merging a list from elsewhere", () => {
    test("puts what is new first, in its order, and fills empty notes only", async () => {
      const { names } = bench();
      await saveInTurn(names, ada, ["zoe", "rowan"]);
      await names.annotate(ada, "zoe", "mine");
      const result = await names.merge(ada, [
        { nameId: "cleo", note: "c" },
        { nameId: "rowan", note: "the tree" },
        { nameId: "ann", note: "" },
        { nameId: "zoe", note: "theirs" },
      ]);
      expect(result).toEqual({ added: 2, alreadySaved: 2, refused: 0 });
      expect(await names.list(ada)).toMatchObject([
        { nameId: "cleo", note: "c", savedAt: "2026-11-21T10:00:00.000Z" },
        { nameId: "ann", note: "" },
        { nameId: "rowan", note: "the tree" },
        { nameId: "zoe", note: "mine" },
      ]);
    });

    test("twice is the same as once", async () => {
      const { names } = bench();
      const list = [
        { nameId: "zoe", note: "z" },
        { nameId: "ann", note: "" },
      ];
      await names.merge(ada, list);
      const once = await names.list(ada);
      expect(await names.merge(ada, list)).toEqual({ added: 0, alreadySaved: 2, refused: 0 });
      expect(await names.list(ada)).toEqual(once);
    });

    test("stops at the limit, and so does saving", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      const list = numbered(SAVED_NAMES_LIMIT + 20).map((nameId) => ({
        nameId,
        note: "n".repeat(NOTE_LIMIT),
      }));
      const added = SAVED_NAMES_LIMIT - 1;
      expect(await names.merge(ada, list)).toEqual({ added, alreadySaved: 0, refused: 21 });
      expect(await names.count(ada)).toBe(SAVED_NAMES_LIMIT);
      expect(await names.save(ada, "one-more")).toBe("full");
      expect(await names.save(ada, "zoe")).toBe("already saved");
      await names.remove(ada, "zoe");
      expect(await names.save(ada, "one-more")).toBe("saved");
    });

    test("is all or nothing", async () => {
      const { names } = bench();
      await names.save(ada, "zoe");
      const spoilt = [
        { nameId: "ann", note: "" },
        { nameId: "zoe", note: "x".repeat(NOTE_LIMIT + 1) },
      ];
      await expect(names.merge(ada, spoilt)).rejects.toThrow(/note_length/);
      expect(await names.list(ada)).toMatchObject([{ nameId: "zoe", note: "" }]);
    });

    test("in parallel with saves and orders loses nothing", async () => {
      const { names } = bench();
      const list = numbered(100).map((nameId) => ({ nameId, note: "" }));
      await Promise.all([
        names.merge(ada, list.slice(0, 60)),
        names.merge(ada, list.slice(40)),
        ...numbered(20).map((id) => names.save(ada, `own-${id}`)),
        ...numbered(10).map((id) => names.order(ada, [id])),
      ]);
      expect(new Set(await idsOf(names, ada)).size).toBe(120);
    });

    test("of nothing does nothing, not even enrol the visitor", async () => {
      const { names, database } = bench();
      expect(await names.merge(ada, [])).toEqual({ added: 0, alreadySaved: 0, refused: 0 });
      expect(await database.db.selectFrom("visitors").select("hash").execute()).toEqual([]);
    });
  });
}
