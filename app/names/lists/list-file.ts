import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { fileName } from "./list-path.ts";
import { countNames } from "./list-words.ts";
import { tableOf } from "./table-of.ts";

/** What a list's table shows, as a CSV file; null when the list has no names. */
export function listFile(
  { edition, lists }: Pick<NameBook, "edition" | "lists">,
  request: ListRequest,
): { readonly name: `${string}.csv`; readonly csv: string } | null {
  const list = lists.list(request);
  if (countNames(list) === 0) return null;
  const { csv } = tableOf(list, request);
  return { name: `${fileName(request, edition.lastYear)}.csv`, csv };
}
