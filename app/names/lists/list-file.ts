import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { alsoHeading } from "./compose-list-screen.ts";
import { fileName } from "./list-path.ts";
import { countNames } from "./list-words.ts";
import { tableOf } from "./table-of.ts";

/** Excel takes a file without it for Windows-1252. Where all is ASCII it would only be in the way of other readers. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a list's table shows, as a CSV file; null when the list has no names. */
export function listFile(
  { edition, lists }: Pick<NameBook, "edition" | "lists">,
  request: ListRequest,
): { readonly name: string; readonly csv: string } | null {
  const list = lists.list(request);
  if (countNames(list) === 0) return null;
  const { csv } = tableOf(list, alsoHeading(request));
  return {
    name: `${fileName(request, edition.lastYear)}.csv`,
    csv: /^\p{ASCII}*$/u.test(csv) ? csv : `${BYTE_ORDER_MARK}${csv}`,
  };
}
