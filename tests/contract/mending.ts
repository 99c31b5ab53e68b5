import { describe, expect, test } from "vitest";
import { NOTE_LIMIT, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { type Bench, idsOf, saveInTurn, visitorOf } from "./bench.ts";

const ada = visitorOf("ada");

/** Rows as they came to be while a name with a capital was taken for another one; the first stands first. */
async function holding(bench: Bench, rows: readonly (readonly [id: string, note: string, day: number])[]) {
  await bench.names.save(ada, "other");
  await bench.names.remove(ada, "other");
  const values = rows.map(([name_id, note, day], position) => ({
    visitor: ada,
    name_id,
    note,
    saved_at: `2026-11-0${day}T10:00:00.000Z`,
    position,
  }));
  await bench.database.db.insertInto("saved_names").values(values).execute();
}

const stored = async ({ database }: Bench) =>
  (await database.db.selectFrom("saved_names").select("name_id").orderBy("position").execute()).map(
    ({ name_id }) => name_id,
  );

export function describeMending(bench: () => Bench): void {
  describe("A list that took a capital for another name", () => {
    test("is mended when it is read: the first day, the best place, both notes", async () => {
      await holding(bench(), [
        ["ivy", "", 5],
        ["Noah", "with a capital", 4],
        ["Hazel", "the tree", 3],
        ["noah", "without", 2],
      ]);
      const list = [
        { nameId: "ivy", note: "", savedAt: "2026-11-05T10:00:00.000Z" },
        { nameId: "noah", note: "with a capital\nwithout", savedAt: "2026-11-02T10:00:00.000Z" },
        { nameId: "hazel", note: "the tree", savedAt: "2026-11-03T10:00:00.000Z" },
      ];
      expect(await bench().names.list(ada)).toEqual(list);
      expect(await stored(bench())).toEqual(["ivy", "noah", "hazel"]);
      expect(await bench().names.list(ada)).toEqual(list);
    });

    test("is written to before it is read as if it were mended", async () => {
      const { names } = bench();
      await holding(bench(), [
        ["Noah", "", 4],
        ["Hazel", "", 3],
        ["Ivy", "", 2],
      ]);
      expect(await names.count(ada)).toBe(3);
      expect(await names.save(ada, "noah")).toBe("already saved");
      expect(await names.annotate(ada, "noah", "N")).toBe(true);
      expect(await names.remove(ada, "hazel")).toBe(true);
      expect(await stored(bench())).toEqual(["Noah", "Ivy"]);
      expect(await names.merge(ada, [{ nameId: "ivy", note: "I" }])).toMatchObject({
        added: 0,
        alreadySaved: 1,
      });
      expect(await names.list(ada)).toMatchObject([
        { nameId: "noah", note: "N" },
        { nameId: "ivy", note: "I" },
      ]);
    });

    test("takes an order", async () => {
      await holding(bench(), [
        ["ivy", "", 5],
        ["Noah", "", 4],
        ["noah", "", 3],
        ["Hazel", "", 2],
      ]);
      await bench().names.order(ada, ["hazel", "noah"]);
      expect(await idsOf(bench().names, ada)).toEqual(["hazel", "noah", "ivy"]);
    });

    test("counts names, not spellings, towards the limit", async () => {
      const { names } = bench();
      const ids = Array.from({ length: SAVED_NAMES_LIMIT - 1 }, (_, n) => `name${n}`);
      await holding(bench(), [
        ["Noah", "", 4],
        ["noah", "", 3],
      ]);
      expect(
        await names.merge(
          ada,
          ids.slice(1).map((nameId) => ({ nameId, note: "" })),
        ),
      ).toMatchObject({ refused: 0 });
      expect(await names.save(ada, "name0")).toBe("saved");
      expect(await names.count(ada)).toBe(SAVED_NAMES_LIMIT);
      expect(await names.save(ada, "one-more")).toBe("full");
    });

    test("loses no note, not even two that do not fit into one", async () => {
      const { names } = bench();
      const [one, other] = ["a".repeat(NOTE_LIMIT), "b".repeat(NOTE_LIMIT)];
      await holding(bench(), [
        ["Noah", one, 4],
        ["ivy", "", 3],
        ["noah", other, 2],
      ]);
      const both = { nameId: "noah", note: `${one}\n${other}`, savedAt: "2026-11-02T10:00:00.000Z" };
      expect((await names.list(ada))[0]).toEqual(both);
      expect(await names.count(ada)).toBe(2);
      await names.order(ada, ["ivy"]);
      expect((await names.list(ada))[1]).toEqual(both);
      expect(await names.annotate(ada, "noah", "shorter")).toBe(true);
      expect(await names.list(ada)).toMatchObject([{ nameId: "ivy" }, { nameId: "noah", note: "shorter" }]);
      expect(await stored(bench())).toEqual(["ivy", "noah"]);
    });

    test("is removed whole", async () => {
      await holding(bench(), [
        ["Noah", "a", 4],
        ["noah", "b", 3],
      ]);
      expect(await bench().names.remove(ada, "noah")).toBe(true);
      expect(await stored(bench())).toEqual([]);
    });

    test("is mended once by many who read and write at the same moment, and nothing is lost", async () => {
      const { names } = bench();
      await holding(bench(), [
        ["Noah", "a", 4],
        ["noah", "b", 3],
        ["Hazel", "", 2],
      ]);
      const ids = Array.from({ length: 16 }, (_, n) => `name${n}`);
      await Promise.all([
        ...ids.map(() => names.list(ada)),
        ...ids.map((id) => names.save(ada, id)),
        names.order(ada, ["hazel"]),
        names.annotate(ada, "hazel", "the tree"),
      ]);
      await saveInTurn(names, ada, ["last"]);
      const list = await names.list(ada);
      expect(new Set(list.map(({ nameId }) => nameId))).toEqual(new Set(["noah", "hazel", "last", ...ids]));
      expect(list).toHaveLength(19);
      expect(list.find(({ nameId }) => nameId === "noah")?.note).toBe("a\nb");
      expect(list.find(({ nameId }) => nameId === "hazel")?.note).toBe("the tree");
    });
  });
}
