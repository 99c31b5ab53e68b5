import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { BROWSE_SORTS, type BrowseSort } from "#domain/names/browse/browse-shelf.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { mustBeOneOf, type QueryProblem } from "#domain/names/browse/rules/query-problem.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import { isPageNumber } from "#app/names/paging/page-number.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** What an address asks of the browse page. */
export type BrowseQuery = {
  readonly rules: NameRules;
  readonly sort: BrowseSort;
  readonly page: number;
  readonly problems: readonly QueryProblem[];
};

const [USUAL_SORT] = BROWSE_SORTS;

export function readBrowse(params: URLSearchParams): BrowseQuery {
  const { rules, problems } = readRules(params, THEME_CHOICES);
  const [sort, page] = [params.get("sort") ?? "", params.get("page") ?? ""];
  const knownSort = BROWSE_SORTS.find((known) => known === sort);
  const isPage = isPageNumber(page);
  return {
    rules,
    sort: knownSort ?? USUAL_SORT,
    page: isPage ? Number(page) : 1,
    problems: [
      ...problems,
      ...(sort === "" || knownSort !== undefined
        ? []
        : [{ key: "sort", text: sort, allowed: mustBeOneOf("sort", BROWSE_SORTS) }]),
      ...(page === "" || isPage
        ? []
        : [{ key: "page", text: page, allowed: "page must be a whole number from 1." }]),
    ],
  };
}

/** The shortest query that asks the same. */
export function writeBrowse({ rules, sort, page }: Omit<BrowseQuery, "problems">): URLSearchParams {
  const params = writeRules(rules);
  if (sort !== USUAL_SORT) params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params;
}

export function browseAddress(params: URLSearchParams): string {
  return params.size === 0 ? PATHS.browse : `${PATHS.browse}?${params}`;
}

/** The address with a choice more, or less. A change of the choices leads to the first page. */
export function withChoice(params: URLSearchParams, key: string, value: string): string {
  const changed = new URLSearchParams(params);
  changed.append(key, value);
  return firstPage(changed);
}

export function withoutChoice(params: URLSearchParams, key: string, value?: string): string {
  const changed = new URLSearchParams(params);
  changed.delete(key, value);
  return firstPage(changed);
}

function firstPage(params: URLSearchParams): string {
  params.delete("page");
  return browseAddress(params);
}
