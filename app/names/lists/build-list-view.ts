import type { Parts } from "#app/head/page-parts.ts";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import { PLACE_LIST_WORDS } from "#content/lists/series.ts";
import { isListIndexed } from "#domain/names/lists/is-list-indexed.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import type { Years } from "#domain/names/lists/span.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { href } from "react-router";
import { curvesHtml } from "./curves-html.ts";
import type { PageOfNames } from "#app/names/paging/paging.tsx";
import { PART_OF_CURVES } from "./part-of-curves.ts";
import { listNotes, listSource } from "./list-notes.ts";
import { csvPath, listPath } from "./list-path.ts";
import type { ListTable } from "./list-table.ts";
import { pageOfTable, pageQuery } from "./page-of-table.ts";
import { countNames, listWords, spanName } from "./list-words.ts";
import { type OtherLists, otherLists } from "./other-lists.ts";
import { spanTold } from "./years/span-told.ts";
import { tableOf } from "./table-of.ts";
import { type YearChoice, yearChoice } from "./years/year-choice.ts";

/** A list's page as it is shown: words only, composed on the server. */
export type ListView = {
  readonly path: string;
  readonly title: string;
  /** For the head: says which page of a long list this is. */
  readonly fullTitle: string;
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
  readonly paging: PageOfNames;
  readonly csv: string;
  /** The same by spelling and by sound, for the lists that are counted either way. */
  readonly ways: readonly { readonly label: string; readonly path: string; readonly isChosen: boolean }[];
  readonly years: YearChoice | null;
  /** Of a year or a decade: what is told of it; the link to that, and the heading and the text of its drawing. */
  readonly told: readonly string[];
  readonly curves: { readonly about: string; readonly title: string; readonly text: string } | null;
  /** Of the list of states: which one is shown, and its page. */
  readonly state: {
    readonly code: string | null;
    readonly page: { readonly label: string; readonly path: string } | null;
  } | null;
  readonly others: OtherLists;
};

type Book = Pick<NameBook, "edition" | "lists">;

/** Null when the list has no names: there is no such page. A long list comes a page at a time. The drawing is HTML of its own. */
export function buildListView(
  { edition, lists }: Book,
  request: ListRequest,
  asked = 1,
): { readonly words: ListView; readonly parts: Parts } | null {
  const contents = lists.contents();
  const list = lists.list(request);
  if (countNames(list) === 0) return null;
  const babies = request.list === "top-100-boys" ? "boys" : "girls";
  const words = listWords(request, list, edition);
  const path = listPath(request);
  const { table, page, pages } = pageOfTable(tableOf(list, request).table, asked);
  const paged = (sentence: string) =>
    page === 1 ? sentence : fillInAll(LIST_PAGE.page, { sentence, page: String(page), pages: String(pages) });
  return {
    words: {
      ...words,
      fullTitle: paged(words.title),
      caption: paged(words.caption),
      path,
      noindex: !isListIndexed(request, contents),
      source: listSource(request, list),
      notes: listNotes(request, list, edition),
      table,
      paging: {
        page,
        pages,
        previous: page > 1 ? `${path}${pageQuery(page - 1)}` : null,
        next: page < pages ? `${path}${pageQuery(page + 1)}` : null,
      },
      csv: csvPath(request),
      ways: contents.bySound ? waysOf(request) : [],
      years: yearChoice(request, edition),
      ...spanWords(list, babies, edition),
      state: stateOf(request),
      others: otherLists(request, contents),
    },
    parts: list.kind === "top" ? { [PART_OF_CURVES]: curvesHtml(list, babies, edition) } : {},
  };
}

function waysOf(request: ListRequest): ListView["ways"] {
  if (!("by" in request)) return [];
  return (["spelling", "sound"] as const).map((by) => ({
    label: LIST_PAGE.switch[by],
    path: listPath({ ...request, by }),
    isChosen: request.by === by,
  }));
}

function spanWords(
  list: NameList,
  babies: "girls" | "boys",
  years: Years,
): Pick<ListView, "told" | "curves"> {
  if (list.kind !== "top") return { told: [], curves: null };
  const filled = {
    first: String(years.firstYear),
    last: String(years.lastYear),
    babies,
    span: spanName(list.span),
    mark: LIST_PAGE.curves.mark[list.span.kind === "decade" ? "decade" : "year"],
  };
  return {
    told: spanTold(list.facts, list.span, babies, years),
    curves: {
      about: fillInAll(LIST_PAGE.curves.about, filled),
      title: fillInAll(LIST_PAGE.curves.title, filled),
      text: fillInAll(LIST_PAGE.curves.text, filled),
    },
  };
}

function stateOf(request: ListRequest): ListView["state"] {
  if (request.list !== "rising-by-state") return null;
  const state = request.of === null ? undefined : STATES[request.of];
  if (state === undefined) return { code: null, page: null };
  const page = {
    label: fillInAll(PLACE_LIST_WORDS.statePage, { state: state.name }),
    path: href("/names/states/:state", { state: stateSlug(state) }),
  };
  return { code: state.code, page };
}
