import { LISTS, SOUND_WORDS, type SeriesWords } from "#content/lists/ruled-lists.ts";
import { LIST_PAGE, LISTS_PAGE } from "#content/lists/list-page.ts";
import { ORIGIN_WORDS, SERIES } from "#content/lists/series.ts";
import { SPAN_WORDS } from "#content/lists/span-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { isUse } from "#domain/names/entry/use.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import { type Span, spanBefore, spanSlug, type Years } from "#domain/names/lists/span.ts";
import { STATES } from "#domain/places/states.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { countryOf } from "./country-of.ts";

export type ListWords = SeriesWords & { readonly caption: string };

/** The words of a list, with its years and figures in them. */
export function listWords(request: ListRequest, list: NameList, years: Years): ListWords {
  const fillings = fillingsOf(request, list, years);
  const fill = (sentence: string) => fillInAll(sentence, fillings);
  const { label, title, rule, description, keywords } = wordsOf(request, list);
  const words = {
    label: fill(label),
    title: fill(title),
    rule: fill(rule),
    description: fill(description),
    keywords: keywords.map(fill),
  };
  const isBySound = "by" in request && request.by === "sound";
  return { ...(isBySound ? wordsBySound(words) : words), caption: fill(LIST_PAGE.caption) };
}

/** Names on a list, those of both parts. */
export function countNames(list: NameList): number {
  return list.rows.length + (list.kind === "origin" ? list.also.length : 0);
}

/** "1 name", "213 names". */
export function namesWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "name" : "names"}`;
}

/** "1985", "the 1980s". */
export function spanName(span: Span): string {
  return span.kind === "decade" ? `the ${spanSlug(span)}` : spanSlug(span);
}

/** "1985", "1980–1989". */
export function yearsWords({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

function wordsOf(request: ListRequest, list: NameList): SeriesWords {
  if ("by" in request) return LISTS[request.list];
  switch (request.list) {
    case "letter":
      return SERIES.letter;
    case "origin":
      return request.sex === null ? wordsOfOrigin(request.of, list) : wordsOfSex(request.of, list);
    case "rising-by-state":
      return request.of === null ? SERIES.states : SERIES.state;
    case "hardly-in-the-us":
    case "also-in-the-us":
      return SERIES[request.list];
  }
}

type OfOrigin = Extract<ListRequest, { readonly list: "origin" }>["of"];

function wordsOfOrigin(origin: OfOrigin, list: NameList): SeriesWords {
  const words = { ...SERIES.origin, ...(origin === "Unknown" ? ORIGIN_WORDS.unknown : {}) };
  return hasOthers(list) ? { ...words, rule: `${words.rule} ${ORIGIN_WORDS.also.rule}` } : words;
}

function wordsOfSex(origin: OfOrigin, list: NameList): SeriesWords {
  const words = isUse(origin) ? SERIES.originSex : SERIES.rootSex;
  const isCut = list.kind === "origin" && list.all > countNames(list);
  const { use } = ORIGIN_WORDS;
  const rules = [words.rule, ...(hasOthers(list) ? [use.rule] : []), ...(isCut ? [use.cut] : [])];
  return { ...words, rule: rules.join(" ") };
}

function hasOthers(list: NameList): boolean {
  return list.kind === "origin" && list.also.length > 0;
}

function wordsBySound(words: SeriesWords): SeriesWords {
  return {
    label: fillInAll(SOUND_WORDS.label, { label: words.label }),
    title: fillInAll(SOUND_WORDS.title, { title: words.title }),
    rule: fillInAll(SOUND_WORDS.rule, { rule: words.rule }),
    description: fillInAll(SOUND_WORDS.description, { title: words.title }),
    keywords: words.keywords.map((keyword) => fillInAll(SOUND_WORDS.keyword, { keyword })),
  };
}

function fillingsOf(request: ListRequest, list: NameList, years: Years): Readonly<Record<string, string>> {
  const { firstYear, lastYear } = years;
  const filled = {
    firstYear: String(firstYear),
    from: String("from" in list ? list.from : firstYear),
    to: String(lastYear),
    names: namesWords(countNames(list)),
    span: "from" in list ? yearsWords(list) : String(lastYear),
  };
  if ("span" in request) return { ...filled, year: spanName(request.span), span: yearsWords(request.span) };
  if ("by" in request) return filled;
  switch (request.list) {
    case "origin":
      return {
        ...filled,
        origin: request.of,
        sex: request.sex ?? "",
        all: formatCount(list.kind === "origin" ? list.all : 0),
      };
    case "letter":
      return { ...filled, letter: request.of.toUpperCase() };
    case "rising-by-state":
      return {
        ...filled,
        ...windowsOf(list),
        ...(request.of === null ? { names: LISTS_PAGE.statesCount } : {}),
        state: STATES[request.of ?? -1]?.name ?? "",
      };
    case "hardly-in-the-us":
    case "also-in-the-us":
      return { ...filled, country: countryOf(request.of).label, year: filled.from };
  }
}

/** The newest five years of births by state, and the five before. */
export function windowsOf(list: NameList): { readonly now: string; readonly before: string } {
  if (list.kind !== "state") return { now: "", before: "" };
  const middle = list.from + (list.to - list.from + 1) / 2;
  return {
    before: yearsWords({ from: list.from, to: middle - 1 }),
    now: yearsWords({ from: middle, to: list.to }),
  };
}

/** How to read the change of ranks; where the records begin there is none. */
export function changeNote(span: Span, years: Years): string | null {
  const before = spanBefore(span, years);
  return before && fillInAll(LIST_PAGE.change, { before: spanName(before) });
}

/** "in 1985", "in the 1980s". */
export function inSpan(span: Span): string {
  return fillInAll(span.kind === "decade" ? SPAN_WORDS.in.decade : SPAN_WORDS.in.year, {
    year: spanSlug(span),
  });
}
