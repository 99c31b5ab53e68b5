import { expect, test } from "vitest";
import { books } from "#tests/fixtures/real-books.ts";
import { packNames, unpackNames } from "./packed-names.ts";

test("names come out as they went in, curves and all", () => {
  const book = books.names;
  const names = book.summaries(["hazel", "rowan", "theodore", "dutchess", ...book.curatedIds.slice(0, 200)]);
  expect(names.some(({ spark }) => spark.girl !== undefined && spark.boy !== undefined)).toBe(true);
  expect(unpackNames(packNames(names), book.edition.lastYear)).toEqual(names);
  expect(JSON.stringify(packNames(names)).length).toBeLessThan(JSON.stringify(names).length * 0.6);
});

test("a name without a curve has none", () => {
  expect(unpackNames(packNames([]), 2025)).toEqual([]);
});
