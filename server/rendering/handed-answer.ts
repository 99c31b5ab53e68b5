import { THEMES } from "#content/names/themes.ts";
import { PAGES } from "#content/site/pages.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import type { NameQuery } from "#domain/names/name-book.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { MOST_NAMES } from "#domain/site-search/whole-answer.ts";

/** What was found for a query of names, for a thread that then need not hold the indexes of the search: 50 MB. */
export type HandedAnswer = { readonly key: string; readonly answer: NamesAnswer };

/** Fields of a form without JavaScript that change what is asked. */
const CHANGING = ["instead", "drop", "keep", "generate"];

/** What a page will ask the book, where its address says so plainly; null where it asks nothing, or has to be read by the screen. */
export function namesAsked(url: string): NameQuery | null {
  const { pathname, searchParams } = new URL(url);
  const text = (searchParams.get("q") ?? "").trim().slice(0, LONGEST_ASKED);
  if (text === "" || CHANGING.some((field) => searchParams.has(field))) return null;
  if (pathname === PAGES.home.path) return { text, rules: readRules(searchParams, THEMES).rules };
  return pathname === PAGES.search.path ? { text, rules: NO_RULES, limit: MOST_NAMES } : null;
}

export function handOver(query: NameQuery, answer: NamesAnswer): HandedAnswer {
  return { key: keyOf(query), answer };
}

/** A thread renders one page at a time: the answer that came with it, for who asks just that. */
export function receiveAnswers() {
  let handed: HandedAnswer | null = null;
  return {
    receive(answer: HandedAnswer | null) {
      handed = answer;
    },
    answerOf: (query: NameQuery) => (handed?.key === keyOf(query) ? handed.answer : undefined),
  };
}

function keyOf({ text, rules, limit = 0 }: NameQuery): string {
  return `${writeRules(rules)} ${limit} ${text}`;
}
