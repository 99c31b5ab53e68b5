import { LIST_GROUPS, LISTS, LISTS_PAGE } from "#content/names/lists.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listPath } from "./list-path.ts";
import { countNames, namesWords } from "./list-words.ts";
import { readListAddress } from "./read-list-address.ts";

/** The table of contents of all lists. */
export type ListsView = {
  readonly lead: string;
  readonly groups: readonly {
    readonly title: string;
    readonly lists: readonly {
      readonly label: string;
      readonly line: string;
      readonly count: string;
      readonly path: string;
    }[];
  }[];
  readonly origins: readonly Counted[];
  readonly letters: readonly Counted[];
};

/** A link, and how many names stand behind it. */
export type Counted = { readonly label: string; readonly count: string; readonly path: string };

export function buildListsView({ lists, edition }: Pick<NameBook, "edition" | "lists">): ListsView {
  const { origins, letters } = lists.contents();
  const counted = (label: string, names: number, request: ListRequest): Counted => ({
    label,
    count: formatCount(names),
    path: listPath(request),
  });
  return {
    lead: fillInAll(LISTS_PAGE.lead, { to: String(edition.lastYear) }),
    groups: LIST_GROUPS.map(({ title, lists: ids }) => ({
      title,
      lists: ids.flatMap((id) => {
        const address = readListAddress(id, undefined, new URLSearchParams(), edition);
        if (address === null) return [];
        const { label, line } = LISTS[id];
        return {
          label,
          line: fillInAll(line, { firstYear: String(edition.firstYear) }),
          count: namesWords(countNames(lists.list(address.request))),
          path: listPath(address.request),
        };
      }),
    })),
    origins: origins.map(({ origin, names }) => counted(origin, names, { list: "origin", of: origin })),
    letters: letters.map(({ letter, names }) =>
      counted(letter.toUpperCase(), names, { list: "letter", of: letter }),
    ),
  };
}
