import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markOfBesideTable, openBesideTable } from "#domain/fit/beside/beside-table.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { besideOf } from "./make-beside.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const AGAIN = "run: npm run fit -- beside";
const text = readFileSync(join(ROOT, "data/fit/beside.txt"), "utf8");
const find = openBesideTable(text);

test("the table is made of the same collection, records and words as the book", () => {
  const book: unknown = JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8"));
  expect(book, AGAIN).toMatchObject({ madeOf: markOfBesideTable(text) });
});

test("what it says of a name is what the rankings say today", () => {
  const { rank } = besideOf(records);
  for (const id of ["olivia", "rowan", "zoe", "theodore", "siobhan"])
    expect(find(id), AGAIN).toEqual(rank(id));
});

test("each name of the collection has six of each at most, all of the collection, none of them itself or twice", () => {
  const ids = new Set(COLLECTION.map(({ name }) => foldName(name)));
  for (const id of ids) {
    const { siblings = [], middles = [] } = find(id) ?? {};
    for (const list of [siblings, middles]) {
      expect(list.length, id).toBeLessThanOrEqual(6);
      expect(new Set([...list, id]).size, id).toBe(list.length + 1);
      expect(
        list.filter((each) => !ids.has(each)),
        id,
      ).toEqual([]);
    }
    expect(siblings.length, id).toBeGreaterThan(0);
  }
  expect(find("dutchess")).toBeUndefined();
});
