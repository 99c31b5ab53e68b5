import { type BrowseSort, BROWSE_SORTS, FEWEST_TO_MOVE } from "#domain/names/browse-shelf.ts";
import { MOVEMENT_YEARS } from "#domain/names/commonness.ts";
import { GENDER_FILTERS } from "#domain/names/gender.ts";
import type { Edition, NameBook } from "#domain/names/name-book.ts";
import { rulesSet } from "#domain/names/name-rules.ts";
import { browseAddress, type BrowseQuery, withoutChoice, writeBrowse } from "./browse-query.ts";
import type { BrowseWords, Chip } from "./browse-words.ts";
import { chipWords, KEYS, problemWords } from "./choice-words.ts";
import { choicesOf, composeFilters } from "./compose-filters.ts";

export function composeBrowse(book: NameBook, query: BrowseQuery): BrowseWords {
  const { rules, sort } = query;
  const { names, total, page, pages, counts, without } = book.browse(rules, sort, query.page);
  const params = writeBrowse({ rules, sort, page });
  const pageAt = (wanted: number) => browseAddress(writeBrowse({ rules, sort, page: wanted }));
  const { edition } = book;
  return {
    collected: book.curatedIds.length,
    recorded: edition.names,
    years: { firstYear: edition.firstYear, lastYear: edition.lastYear },
    genders: choicesOf("gender", GENDER_FILTERS, counts.gender, [rules.gender]),
    filters: composeFilters(book, rules, counts, params),
    sort,
    sorts: BROWSE_SORTS.map((value) => ({ value, label: sortWords(value, edition) })),
    sortNote:
      sort === "rising" || sort === "falling"
        ? `Names with fewer than ${FEWEST_TO_MOVE} births in either year stand last.`
        : null,
    chips: chipsOf(params),
    clear: browseAddress(new URLSearchParams(sort === BROWSE_SORTS[0] ? {} : { sort })),
    problem: problemWords(query.problems),
    names,
    total,
    page,
    pages,
    previous: page > 1 ? pageAt(page - 1) : null,
    next: page < pages ? pageAt(page + 1) : null,
    drops:
      total > 0
        ? []
        : rulesSet(rules)
            .flatMap((rule) => (without[rule] === 0 ? [] : { rule, count: without[rule] }))
            .toSorted((a, b) => b.count - a.count)
            .map(({ rule, count }) => ({
              label: params
                .getAll(KEYS[rule])
                .map((value) => chipWords(KEYS[rule], value))
                .join(", "),
              href: withoutChoice(params, KEYS[rule]),
              count,
            })),
  };
}

const RULE_KEYS: ReadonlySet<string> = new Set(Object.values(KEYS));

function chipsOf(params: URLSearchParams): Chip[] {
  return [...params].flatMap(([key, value]) =>
    RULE_KEYS.has(key) ? { label: chipWords(key, value), href: withoutChoice(params, key, value) } : [],
  );
}

function sortWords(sort: BrowseSort, { lastYear }: Pick<Edition, "lastYear">): string {
  switch (sort) {
    case "popularity":
      return `Most given in ${lastYear}`;
    case "name":
      return "A to Z";
    case "rising":
      return `Rising most since ${lastYear - MOVEMENT_YEARS}`;
    case "falling":
      return `Falling most since ${lastYear - MOVEMENT_YEARS}`;
  }
}
