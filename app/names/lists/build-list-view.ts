import { BRAND } from "#content/site/brand.ts";
import { LIST_PAGE, ORIGIN_WORDS } from "#content/names/lists.ts";
import { isListIndexed } from "#domain/names/lists/is-list-indexed.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { csvPath, listPath, yearPath } from "./list-path.ts";
import type { ListTable } from "./list-table.ts";
import { countNames, listWords } from "./list-words.ts";
import { type OtherLists, otherLists } from "./other-lists.ts";
import type { ListAddress } from "./read-list-address.ts";
import { tableOf } from "./table-of.ts";

/** A list's page as it is shown: words only, composed on the server. */
export type ListView = {
  /** Without the year: what search engines are told. */
  readonly path: string;
  /** With the year, if it is not the last: what is passed on. */
  readonly shared: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly noindex: boolean;
  /** Short, for the breadcrumbs. */
  readonly label: string;
  readonly rule: string;
  readonly source: string;
  /** How to read the columns. */
  readonly notes: readonly string[];
  readonly caption: string;
  readonly table: ListTable;
  readonly csv: string;
  readonly years: YearChoice | null;
  readonly others: OtherLists;
};

/** For the lists that there are one of each year. */
export type YearChoice = {
  readonly year: number;
  readonly first: number;
  readonly last: number;
  /** Said when the address asks for a year without a list. */
  readonly unknown: string | null;
};

type Book = Pick<NameBook, "edition" | "lists">;

/** Null when the list has no names: there is no such page. */
export function buildListView(book: Book, { request, unknownYear }: ListAddress): ListView | null {
  const { lastYear } = book.edition;
  const list = book.lists.list(request);
  if (countNames(list) === 0) return null;
  const { note, ...head } = listWords(request, list, book.edition);
  return {
    ...head,
    path: listPath(request),
    shared: yearPath(request, lastYear),
    noindex: !isListIndexed(request, book.lists.contents()),
    source: fillInAll(LIST_PAGE.source, { edition: String(BRAND.recordsEdition) }),
    notes: [...readingNotes(request, list), ...(note === null ? [] : [note])],
    table: tableOf(list, alsoHeading(request)).table,
    csv: csvPath(request, lastYear),
    years: yearChoice(request, unknownYear, book.edition),
    others: otherLists(request, book.lists.contents()),
  };
}

function yearChoice(
  request: ListRequest,
  unknownYear: string | null,
  { firstYear, lastYear }: NameBook["edition"],
): YearChoice | null {
  if (!("year" in request)) return null;
  const { year } = request;
  const unknown =
    unknownYear === null
      ? null
      : fillInAll(LIST_PAGE.unknownYear, { asked: unknownYear, year: String(year) });
  return { year, first: firstYear, last: lastYear, unknown };
}

/** "Also Irish": what stands above the names that are first of another origin. */
export function alsoHeading(request: ListRequest): string {
  return request.list === "origin" ? fillInAll(ORIGIN_WORDS.also.heading, { origin: request.of }) : "";
}

function readingNotes(request: ListRequest, list: NameList): string[] {
  const babies = babiesCounted(request, list);
  return [
    ...(babies === null ? [] : [fillInAll(LIST_PAGE.oneIn, { babies })]),
    ...(list.kind === "letter" || list.kind === "origin" ? [LIST_PAGE.collection] : []),
  ];
}

/** Whom the list's "1 in N" counts; null where it has none. */
function babiesCounted(request: ListRequest, list: NameList): string | null {
  switch (list.kind) {
    case "top":
      return request.list === "top-100-girls" ? "girls" : "boys";
    case "evergreen":
      return "babies of that sex";
    case "letter":
    case "origin":
      return "babies";
    case "moving":
    case "neutral":
    case "sleeping":
      return null;
  }
}
