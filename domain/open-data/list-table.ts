import { LIST_IDS, type ListRequest, TOP_LISTS } from "#domain/names/lists/list-id.ts";
import type { Listed, NameLists } from "#domain/names/lists/name-list.ts";
import { originSlug } from "#domain/names/lists/origin-slug.ts";
import type { DataTable } from "./data-file.ts";

const isTop = (id: string): id is (typeof TOP_LISTS)[number] => TOP_LISTS.some((top) => top === id);

/**
 * The names of all lists of the last year, and of each origin, in their order. The letters are left out: they are the
 * collection. Figures stand in the file of each list.
 */
export function listsTable(lists: NameLists, lastYear: number): DataTable {
  const requests: readonly ListRequest[] = [
    ...LIST_IDS.map((id): ListRequest => (isTop(id) ? { list: id, year: lastYear } : { list: id })),
    ...lists.contents().origins.map(({ origin }): ListRequest => ({ list: "origin", of: origin })),
  ];
  return {
    fields: ["list", "of", "place", "id", "name"],
    rows: requests.flatMap((request) => {
      const of = request.list === "origin" ? originSlug(request.of) : "";
      const rows: readonly Listed[] = lists.list(request).rows;
      return rows.map(({ id, name }, place) => [request.list, of, place + 1, id, name]);
    }),
  };
}
