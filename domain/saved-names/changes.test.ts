import { expect, test } from "vitest";
import { applyChanges, type Change, queueChange } from "./changes.ts";
import type { SavedEntry } from "./visit.ts";

const babyName = (id: string): SavedEntry["babyName"] => ({
  id,
  name: id,
  gender: "girl",
  origin: "English",
  meaning: "a word",
  curated: true,
  confidence: "B",
  say: null,
  syllables: null,
  oneIn: null,
});
const entry = (id: string): SavedEntry => ({
  id,
  nameId: id,
  babyName: babyName(id),
  note: "",
  savedAt: "2026-11-21T03:00:00Z",
});
const save = (id: string): Change => ({ kind: "save", babyName: babyName(id), note: "" });
const remove = (nameId: string): Change => ({ kind: "remove", nameId });

test("only the last word about a name counts", () => {
  const queue = [save("hazel"), save("ivy"), remove("hazel")].reduce<readonly Change[]>(queueChange, []);
  expect(queue).toEqual([save("ivy"), remove("hazel")]);
});

test("a queued save stands first and says that it waits", () => {
  const listed = applyChanges([entry("ivy")], [save("hazel")]);
  expect(listed.map(({ nameId, queued }) => [nameId, queued])).toEqual([
    ["hazel", true],
    ["ivy", false],
  ]);
});

test("a queued removal is gone from the list at once", () => {
  expect(applyChanges([entry("ivy"), entry("hazel")], [remove("ivy")]).map(({ nameId }) => nameId)).toEqual([
    "hazel",
  ]);
});
