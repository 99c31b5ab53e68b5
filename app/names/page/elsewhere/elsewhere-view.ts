import { ELSEWHERE } from "#content/site/elsewhere-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { SEX_OF, mainFirst } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { BABIES_OF, COUNTED_FOR } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import { type NewestOfCountry, newestAbroad } from "#domain/world/newest-abroad.ts";
import { rateWords } from "#domain/world/rate-words.ts";
import type { WorldBook } from "#domain/world/world-book.ts";
import { olderCurves, olderHtml } from "./older-html.ts";

export type ElsewhereView = {
  /** Whether a country lists the name now. */
  readonly isNow: boolean;
  /** What is to be added to the rule, where a row is of the other sex. */
  readonly more: string | null;
};

/** Null where no other country lists the name, now or in older records. The rows of its table, and older curves, are HTML of their own. */
export function buildElsewhereView(
  page: Pick<NamePage, "id" | "main" | "summary" | "girl" | "boy" | "lastYear">,
  world: WorldBook,
): { readonly words: ElsewhereView; readonly html: string; readonly older: string } | null {
  const sex = SEX_OF[page.main];
  const found = newestAbroad(world, page.id, sex);
  const curves = olderCurves(world, page.id, sex);
  if (found.length + curves.length === 0) return null;
  const [main, other] = mainFirst(page.main);
  const isOther = found.some((each) => each.sex !== sex);
  return {
    words: {
      isNow: found.length > 0,
      more: isOther
        ? fillInAll(ELSEWHERE.otherSex, { babies: COUNTED_FOR[other], others: COUNTED_FOR[main] })
        : null,
    },
    html: [
      usRow(page),
      ...found.toSorted((a, b) => rateOf(b) - rateOf(a)).map((each) => rowHtml(each, sex, page.summary.name)),
    ].join(""),
    older: olderHtml(curves, { id: page.id, name: page.summary.name, sex }),
  };
}

function usRow({ main, girl, boy, lastYear }: Pick<NamePage, "main" | "girl" | "boy" | "lastYear">): string {
  const figures = main === "girl" ? girl : boy;
  if (figures?.latest == null) return "";
  const perMillion = figures.perMillion.at(-1) ?? 0;
  return cells(`<b>${ELSEWHERE.us}</b>`, lastYear, rateWords(perMillion / 100), figures.latest.rank);
}

function rowHtml(each: NewestOfCountry, sex: Sex, name: string): string {
  const { country, spelling, year, rank, per10000 } = each;
  const label = COUNTRIES.find(({ id }) => id === country)?.label ?? country;
  const notes = [
    ...(each.sex === sex ? [] : [BABIES_OF[each.sex]]),
    ...(spelling === name ? [] : [fillInAll(ELSEWHERE.written, { spelling: escapeHtml(spelling) })]),
  ];
  return cells(
    [label, ...notes].join(", "),
    year,
    isTopAlone(each) ? ELSEWHERE.topOnly : rateWords(per10000),
    rank,
  );
}

function cells(country: string, year: number, rate: string, rank: number): string {
  return `<tr><th scope=row>${country}<td class=r>${year}<td class=r>${rate}<td class=r>${formatCount(rank)}`;
}

/** Of a list of 100 the share of all births is not known: a rate would be far too high. */
function isTopAlone({ country }: NewestOfCountry): boolean {
  return COUNTRIES.find(({ id }) => id === country)?.floor === null;
}

/** By which countries are ordered: those without a rate come last. */
function rateOf(each: NewestOfCountry): number {
  return isTopAlone(each) ? 0 : each.per10000;
}
