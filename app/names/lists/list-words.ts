import { LIST_PAGE, LISTS, ORIGIN_WORDS, SERIES } from "#content/names/lists.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

type Years = { readonly firstYear: number; readonly lastYear: number };

export type ListWords = {
  readonly label: string;
  readonly caption: string;
  readonly title: string;
  readonly rule: string;
  readonly note: string | null;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** The words of a list, with its years and figures in them. */
export function listWords(request: ListRequest, list: NameList, years: Years): ListWords {
  const fill = (sentence: string) => fillInAll(sentence, fillings(request, list, years));
  const filled = ({ label, title, rule, description, keywords }: Omit<ListWords, "note" | "caption">) => ({
    caption: fill(LIST_PAGE.caption),
    label: fill(label),
    title: fill(title),
    rule: fill(rule),
    description: fill(description),
    keywords: keywords.map(fill),
  });
  if (request.list === "letter") return { ...filled(SERIES.letter), note: null };
  if (request.list === "origin") {
    const words = { ...SERIES.origin, ...(request.of === "Unknown" ? ORIGIN_WORDS.unknown : {}) };
    const hasOthers = list.kind === "origin" && list.also.length > 0;
    const rule = hasOthers ? `${words.rule} ${ORIGIN_WORDS.also.rule}` : words.rule;
    return { ...filled({ ...words, rule }), note: null };
  }
  return { ...filled(LISTS[request.list]), note: fill(LISTS[request.list].note) };
}

/** Names on a list, those of both parts. */
export function countNames(list: NameList): number {
  return list.rows.length + (list.kind === "origin" ? list.also.length : 0);
}

/** "1 name", "213 names". */
export function namesWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "name" : "names"}`;
}

function fillings(
  request: ListRequest,
  list: NameList,
  { firstYear, lastYear }: Years,
): Readonly<Record<string, string>> {
  const year = list.kind === "top" ? list.year : lastYear;
  return {
    firstYear: String(firstYear),
    year: String(year),
    before: String(year - 1),
    from: String("from" in list ? list.from : firstYear),
    to: String(lastYear),
    names: namesWords(countNames(list)),
    span: "from" in list ? `${list.from}–${list.to}` : String(year),
    ...(request.list === "origin" ? { origin: request.of } : {}),
    ...(request.list === "letter" ? { letter: request.of.toUpperCase() } : {}),
  };
}
