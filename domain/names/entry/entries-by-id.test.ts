import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { entriesById } from "./entries-by-id.ts";

test("entries are found by their folded spelling, in the order of the collection", () => {
  const entries = entriesById(COLLECTION);
  expect(entries.get("zoe")?.name).toBe("Zoe");
  expect([...entries.values()]).toEqual(COLLECTION);
});

test("a collection is counted once, another by itself", () => {
  expect(entriesById(COLLECTION)).toBe(entriesById(COLLECTION));
  expect([...entriesById(COLLECTION.slice(0, 2)).keys()]).toHaveLength(2);
});
