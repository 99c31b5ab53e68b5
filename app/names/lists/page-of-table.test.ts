import { expect, test } from "vitest";
import type { ListTable } from "./list-table.ts";
import { pageAsked, pageOfTable, pageQuery } from "./page-of-table.ts";

const heads = [{ label: "Name", look: "name" }] as const;

function tableOf(...counts: readonly number[]): ListTable {
  const groups = counts.map((count, place) => ({
    heading: place === 0 ? null : "Also",
    rows: Array.from({ length: count }, (_, row) => [`${place}:${row}`]),
  }));
  return { heads, groups };
}

function shown(table: ListTable, asked: number) {
  const { table: part, page, pages } = pageOfTable(table, asked);
  const groups = part.groups.map(({ heading, rows }) => [heading, rows[0]?.[0], rows.length]);
  return { page, pages, groups };
}

test("a table of 200 rows is one page", () => {
  expect(shown(tableOf(150, 50), 2)).toEqual({
    page: 1,
    pages: 1,
    groups: [
      [null, "0:0", 150],
      ["Also", "1:0", 50],
    ],
  });
});

test("a longer one has a hundred rows a page, each below its heading, and each row once", () => {
  const table = tableOf(130, 115);
  expect(shown(table, 1)).toEqual({ page: 1, pages: 3, groups: [[null, "0:0", 100]] });
  expect(shown(table, 2)).toEqual({
    page: 2,
    pages: 3,
    groups: [
      [null, "0:100", 30],
      ["Also", "1:0", 70],
    ],
  });
  expect(shown(table, 3)).toEqual({ page: 3, pages: 3, groups: [["Also", "1:70", 45]] });
  expect(shown(table, 99)).toEqual(shown(table, 3));
});

test("an address asks for a page by its number, and for the first without one", () => {
  const asked = (query: string) => pageAsked(new URLSearchParams(query));
  expect(["", "page=", "page=0", "page=-1", "page=1e9", "page=two", "page=%00"].map(asked)).toEqual(
    Array.from({ length: 7 }, () => 1),
  );
  expect(asked("page=3")).toBe(3);
  expect([pageQuery(1), pageQuery(3)]).toEqual(["", "?page=3"]);
});
