import { expect, test } from "vitest";
import { fakeEntry, remove, save } from "#tests/fixtures/entries-by-hand.ts";
import { type ListChange, withChange, applyPending } from "./list-change.ts";

const note = (nameId: string, text: string): ListChange => ({ kind: "annotate", nameId, note: text });
const order = (...nameIds: string[]): ListChange => ({ kind: "order", nameIds });
const queue = (...changes: ListChange[]) => changes.reduce<readonly ListChange[]>(withChange, []);
const shown = (...changes: ListChange[]) =>
  applyPending([fakeEntry("ada"), fakeEntry("hazel", "old")], changes).map((entry) => [
    entry.nameId,
    entry.note,
    entry.queued,
  ]);

test("Only the last word about a name counts", () => {
  expect(queue(save("hazel"), save("ivy"), remove("hazel"))).toEqual([save("ivy"), remove("hazel")]);
});

test("Only the last note and the last order count", () => {
  expect(queue(note("hazel", "a"), order("ivy", "hazel"), note("hazel", "b"), order("hazel", "ivy"))).toEqual(
    [note("hazel", "b"), order("hazel", "ivy")],
  );
});

test("A note waits beside the save of its name, and goes with its removal", () => {
  expect(queue(save("hazel"), note("hazel", "a"))).toEqual([save("hazel"), note("hazel", "a")]);
  expect(queue(save("hazel"), note("hazel", "a"), note("ivy", "b"), remove("hazel"))).toEqual([
    note("ivy", "b"),
    remove("hazel"),
  ]);
});

test("A waiting save stands first and says that it waits", () => {
  expect(shown(save("ivy", "new"))).toEqual([
    ["ivy", "new", true],
    ["ada", "", false],
    ["hazel", "old", false],
  ]);
});

test("A save of a name that is there leaves it where it is, and its note if it brings none", () => {
  expect(shown(save("hazel"))).toEqual([
    ["ada", "", false],
    ["hazel", "old", false],
  ]);
  expect(shown(save("hazel", "new"))[1]).toEqual(["hazel", "new", false]);
});

test("Removal, note and order show at once", () => {
  expect(shown(remove("ada"))).toEqual([["hazel", "old", false]]);
  expect(shown(note("hazel", ""))[1]).toEqual(["hazel", "", false]);
  expect(shown(order("hazel", "zoe"))).toEqual([
    ["hazel", "old", false],
    ["ada", "", false],
  ]);
});
