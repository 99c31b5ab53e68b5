import { formatCount } from "#domain/locale/numbers.ts";
import { BROWSE_SORTS } from "#domain/names/browse/browse-shelf.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { RULE_TABLE, rulesSet } from "#domain/names/browse/name-rules.ts";
import { chipWords, isRuleKey, problemWords, ruleSaid } from "#app/names/filters/choice-words.ts";
import { choicesOf, buildFilters } from "#app/names/filters/build-filters.ts";
import { originsOf } from "#app/names/filters/origins-of.ts";
import { ruleChips } from "#app/names/filters/rule-chips.ts";
import { browseAddress, type BrowseQuery, withChoice, withoutChoice, writeBrowse } from "./browse-query.ts";
import type { BrowseView, Chip } from "./browse-view.ts";
import { sortNote, sortWords } from "./sort-words.ts";

const ORIGINS_NOTE =
  "A name is listed both where it comes from and where it’s used. The card shows where it comes from.";

export function buildBrowseView(book: NameBook, query: BrowseQuery): BrowseView {
  const { rules, sort } = query;
  const { names, total, page, pages, counts, without } = book.browse(rules, sort, query.page);
  const params = writeBrowse({ rules, sort, page });
  const pageAt = (wanted: number) => browseAddress(writeBrowse({ rules, sort, page: wanted }));
  const { edition } = book;
  return {
    collected: book.curatedIds.length,
    recorded: edition.names,
    years: { firstYear: edition.firstYear, lastYear: edition.lastYear },
    genders: choicesOf("gender", GENDER_FILTERS, [rules.gender], counts.gender),
    filters: buildFilters(originsOf(book), rules, counts, (key, value) =>
      params.has(key, value) ? withoutChoice(params, key, value) : withChoice(params, key, value),
    ),
    chosen: ruleChips(rules).length,
    sort,
    sorts: BROWSE_SORTS.map((value) => ({ value, label: sortWords(value, edition) })),
    note: inOne(sortNote(sort, edition), rules.origins.length > 0 ? ORIGINS_NOTE : null, ...saidOf(params)),
    chips: chipsOf(params),
    clear: browseAddress(new URLSearchParams(sort === BROWSE_SORTS[0] ? {} : { sort })),
    problem: inOne(problemWords(query.problems), pageProblem(query.page, pages)),
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
            .map(({ rule, count }) => ({ ...dropOf(params, RULE_TABLE[rule].key), count })),
  };
}

/** All that is chosen under a key, and the address without it. */
function dropOf(params: URLSearchParams, key: string): Chip {
  const chosen = params.getAll(key).map((value) => chipWords(key, value));
  return { label: chosen.join(", "), href: withoutChoice(params, key) };
}

function chipsOf(params: URLSearchParams): Chip[] {
  return [...params].flatMap(([key, value]) =>
    isRuleKey(key) ? { label: chipWords(key, value), href: withoutChoice(params, key, value) } : [],
  );
}

/** "Vintage: at its height before 1950, and out of the top 200 later." */
function saidOf(params: URLSearchParams): readonly string[] {
  const said = [...params].flatMap(([key, value]) => {
    const rule = ruleSaid(key, value);
    return rule === null
      ? []
      : `${chipWords(key, value)}: ${rule.slice(0, 1).toLowerCase()}${rule.slice(1)}.`;
  });
  return [...new Set(said)];
}

function pageProblem(asked: number, pages: number): string | null {
  if (asked <= pages) return null;
  return pages === 1
    ? `There is no page ${formatCount(asked)}. All the names are on this page.`
    : `There is no page ${formatCount(asked)}. This is the last, page ${formatCount(pages)}.`;
}

function inOne(...sentences: readonly (string | null)[]): string | null {
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}
