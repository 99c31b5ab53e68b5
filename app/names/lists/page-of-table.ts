import { isPageNumber } from "#app/names/paging/page-number.ts";
import type { ListTable } from "./list-table.ts";

/** Rows of a table that is shown whole. A longer one would grow with the collection, on phones beyond 100,000 px. */
const LONGEST_TABLE = 200;
/** Rows of each page of a longer one. */
const ROWS_A_PAGE = 100;

/** Which page an address asks for, from 1; the first, where it asks for nothing that is a page. */
export function pageAsked(query: URLSearchParams): number {
  const asked = query.get("page") ?? "";
  return isPageNumber(asked) ? Number(asked) : 1;
}

/** What stands behind the address of a list: "?page=2", and nothing for the first page. */
export function pageQuery(page: number): string {
  return page === 1 ? "" : `?page=${page}`;
}

/** One page of a table, its rows below their own headings; the last page, if there are fewer than asked. */
export function pageOfTable(
  { heads, groups }: ListTable,
  asked: number,
): { readonly table: ListTable; readonly page: number; readonly pages: number } {
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  if (rows <= LONGEST_TABLE) return { table: { heads, groups }, page: 1, pages: 1 };
  const pages = Math.ceil(rows / ROWS_A_PAGE);
  const page = Math.min(asked, pages);
  let from = (page - 1) * ROWS_A_PAGE;
  let room = ROWS_A_PAGE;
  const shown = groups.map(({ heading, rows: all }) => {
    const part = all.slice(from, from + room);
    from = Math.max(0, from - all.length);
    room -= part.length;
    return { heading, rows: part };
  });
  return { table: { heads, groups: shown.filter((group) => group.rows.length > 0) }, page, pages };
}
