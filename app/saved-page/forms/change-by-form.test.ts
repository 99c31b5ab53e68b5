import { describe, expect, test } from "vitest";
import { moved } from "#app/saved-page/order/moved.ts";
import { mergeNames } from "#domain/saved-names/merge.ts";
import { putFirst } from "#domain/saved-names/put-first.ts";
import type { SavedEntry, SavedListSession } from "#domain/saved-names/visit.ts";
import { changeByForm } from "./change-by-form.ts";
import { fakeEntry } from "#tests/fixtures/entries-by-hand.ts";
import { LIST_FORMAT } from "#app/saved-page/list-format.ts";

const LIMIT = 4;

/** A visit whose list lies in memory; names that begin with x are on no record. */
function fakeVisit(...ids: readonly string[]): SavedListSession & { entries: readonly SavedEntry[] } {
  const isKnown = (id: string) => id !== "" && !id.startsWith("x");
  const visit: SavedListSession & { entries: readonly SavedEntry[] } = {
    entries: ids.map((id) => fakeEntry(id)),
    known: true,
    list: async () => visit.entries,
    entry: async (id) => visit.entries.find(({ nameId }) => nameId === id) ?? null,
    async save(id) {
      if (!isKnown(id)) return "unknown name";
      if (visit.entries.some(({ nameId }) => nameId === id)) return "already saved";
      if (visit.entries.length >= LIMIT) return "full";
      visit.entries = [fakeEntry(id), ...visit.entries];
      return "saved";
    },
    async remove(id) {
      visit.entries = visit.entries.filter(({ nameId }) => nameId !== id);
    },
    async annotate(id, note) {
      visit.entries = visit.entries.map((entry) => (entry.nameId === id ? { ...entry, note } : entry));
      return visit.entries.some(({ nameId }) => nameId === id);
    },
    async order(wanted) {
      const order = putFirst(
        visit.entries.map(({ nameId }) => nameId),
        wanted,
      );
      visit.entries = order.map((id) => visit.entries.find(({ nameId }) => nameId === id) ?? fakeEntry(id));
    },
    async merge(names) {
      const known = names.filter(({ nameId }) => isKnown(nameId));
      const { added, result } = mergeNames(visit.entries, known);
      visit.entries = [...added.map(({ nameId, note }) => fakeEntry(nameId, note)), ...visit.entries];
      return { ...result, unknown: names.length - known.length };
    },
    async forget() {
      visit.entries = [];
    },
    cookies: () => [],
  };
  return visit;
}

const send = (visit: SavedListSession, fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeByForm(form, visit);
};
const idsOf = (visit: { readonly entries: readonly SavedEntry[] }) =>
  visit.entries.map(({ nameId }) => nameId);

describe("A form without JavaScript", () => {
  test("saves, and removes", async () => {
    const visit = fakeVisit("ivy");
    expect(await send(visit, { intent: "save", nameId: "hazel", at: "save-hazel" })).toEqual({
      kind: "saved",
      place: "save-hazel",
    });
    expect(await send(visit, { intent: "save", nameId: "hazel" })).toEqual({
      kind: "saved",
      place: "save-hazel",
    });
    expect(await send(visit, { intent: "remove", nameId: "ivy", at: "/evil.example" })).toEqual({
      kind: "removed",
      place: "",
    });
    expect(idsOf(visit)).toEqual(["hazel"]);
  });

  test("says why a name was not saved", async () => {
    const full = fakeVisit("a", "b", "c", "d");
    expect(await send(full, { intent: "save", nameId: "hazel" })).toMatchObject({
      kind: "fault",
      status: 409,
    });
    expect(await send(full, { intent: "save", nameId: "xyzq" })).toMatchObject({
      kind: "fault",
      status: 404,
    });
    expect(await send(full, { intent: "save" })).toMatchObject({ kind: "fault", status: 404 });
  });

  test("writes a note, as long as notes are", async () => {
    const visit = fakeVisit("ivy");
    const note = ` one\r\n${"x".repeat(300)}`;
    expect(await send(visit, { intent: "annotate", nameId: "ivy", note })).toEqual({
      kind: "changed row",
      nameId: "ivy",
    });
    expect(visit.entries[0]?.note).toBe(`one\n${"x".repeat(276)}`);
    expect(await send(visit, { intent: "annotate", nameId: "zoe", note })).toMatchObject({ status: 404 });
  });

  test("moves and sorts", async () => {
    const visit = fakeVisit("cy", "ada", "bo");
    await send(visit, { down: "cy" });
    expect(idsOf(visit)).toEqual(moved(["cy", "ada", "bo"], "cy", "down"));
    await send(visit, { top: "bo" });
    expect(idsOf(visit)).toEqual(["bo", "ada", "cy"]);
    await send(visit, { intent: "sort", by: "name" });
    expect(idsOf(visit)).toEqual(["ada", "bo", "cy"]);
    await send(visit, { intent: "sort", by: "shoe size" });
    expect(idsOf(visit)).toEqual(["ada", "bo", "cy"]);
  });

  test("brings in a file", async () => {
    const visit = fakeVisit("ivy");
    const names = [{ nameId: "ivy" }, { nameId: "hazel", note: "n" }, { nameId: "xyzq" }, {}];
    const file = new File([JSON.stringify({ format: LIST_FORMAT, version: 1, names })], "list.json");
    expect(await send(visit, { intent: "bring", file })).toEqual({
      kind: "merged",
      result: { added: 1, alreadySaved: 1, refused: 0, unknown: 2 },
    });
    expect(await send(visit, { intent: "bring", file: new File(["?"], "x") })).toMatchObject({ status: 400 });
    expect(await send(visit, { intent: "bring" })).toMatchObject({ status: 400 });
  });

  test("brings in names that somebody wrote down", async () => {
    const visit = fakeVisit();
    expect(await send(visit, { intent: "paste", names: "Zoë, Hazel\r\nXyzq, Олег" })).toEqual({
      kind: "merged",
      result: { added: 2, alreadySaved: 0, refused: 0, unknown: 2 },
    });
    expect(await send(visit, { intent: "paste", names: "ada\n".repeat(3) })).toMatchObject({
      kind: "merged",
    });
  });

  test("forgets only when it has asked", async () => {
    const visit = fakeVisit("ivy");
    expect(await send(visit, { intent: "forget-ask" })).toEqual({ kind: "ask whether to forget" });
    expect(idsOf(visit)).toEqual(["ivy"]);
    expect(await send(visit, { intent: "forget" })).toEqual({ kind: "forgotten" });
    expect(idsOf(visit)).toEqual([]);
  });

  test("that asks for nothing that we know is a fault", async () => {
    expect(await send(fakeVisit(), { intent: "dance" })).toMatchObject({ kind: "fault", status: 400 });
  });
});

test("a paste that is far too long is refused without being read, however often it says the same", async () => {
  expect(await send(fakeVisit(), { intent: "paste", names: "ada\n".repeat(100_000) })).toMatchObject({
    kind: "fault",
    status: 400,
  });
});
