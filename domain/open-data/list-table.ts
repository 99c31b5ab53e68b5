import { everyList } from "#domain/names/lists/every-list.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import { listParams } from "#domain/names/lists/list-slug.ts";
import type { Listed } from "#domain/names/lists/listed.ts";
import type { NameLists } from "#domain/names/lists/name-list.ts";
import type { Years } from "#domain/names/lists/span.ts";
import type { DataTable } from "./data-file.ts";

/**
 * The names of all lists of the last year, in their order, by what stands in the list's address. Years before and letters
 * are left out: the one is in the records, the other is the collection. Figures stand in the file of each list.
 */
export function listsTable(lists: NameLists, years: Years): DataTable {
  return {
    fields: ["list", "of", "place", "id", "name"],
    rows: everyList(lists.contents(), years)
      .filter(isOfNow)
      .flatMap((request) => {
        const { list, of = "" } = listParams(request);
        const rows: readonly Listed[] = lists.list(request).rows;
        return rows.map(({ id, name }, place) => [list, of, place + 1, id, name]);
      }),
  };
}

function isOfNow(request: ListRequest): boolean {
  return "span" in request ? request.span.kind === "newest" : request.list !== "letter";
}
