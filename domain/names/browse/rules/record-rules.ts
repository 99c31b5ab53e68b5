import { BANDS, DECADES, PASTS, STYLES, TRENDS } from "#domain/names/entry/trait-values.ts";
import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import { severalOf } from "./kinds.ts";
import { rule } from "./rule.ts";
import { CLASSIC, FRESH_YEARS, LAST_YEAR } from "#domain/names/browse/figure-rules.ts";
import { isInOne, offeredWith, type Span, spansOf, spansOfYears } from "./spans.ts";

/** Ranks and births that are offered as a choice. */
export const RANKS = ["1-10", "1-100", "1-500", "1-1000", "501-", "1001-"] as const;
export const BIRTHS = ["0-99", "100-999", "1000-"] as const;

/** What is asked of the birth records. */
export const RECORD_RULES = {
  eras: rule(spansOfYears(DECADES), {
    key: "era",
    wish: "era",
    description:
      "Years in which it was among the 200 names most given to girls or to boys: 1980s, 1985, 1946-1964; one such year is enough",
    testOrder: 4.5,
    matches: wasPopularIn,
    facets: ({ figures }) => figures.decades.map((decade) => `${decade}s`),
    weight: bornIn,
  }),
  peaks: rule(spansOfYears(DECADES), {
    key: "peak",
    wish: "era",
    description: "Years in which the highest share of its main sex lies: 1970s, 1985, 1946-1964",
    testOrder: 4.7,
    matches:
      (wanted) =>
      ({ figures }) =>
        isInOne(wanted, figures.peak),
    facets: ({ figures }) => (figures.peak === Infinity ? [] : [`${figures.peak - (figures.peak % 10)}s`]),
    weight: bornIn,
  }),
  styles: rule(
    severalOf(() => STYLES),
    {
      key: "style",
      wish: "style",
      description:
        "By the share of its main sex: vintage was at its height before 1950 and fell out of the top 200 later, classic was in the top 500 in each of the last 100 years, modern had its height since 2000 and was not in the top 1,000 before 1980",
      testOrder: 4.2,
      matches:
        (wanted) =>
        ({ figures }) =>
          figures.styles.some((style) => wanted.includes(style)),
      facets: ({ figures }) => figures.styles,
      weight:
        (wanted) =>
        ({ figures }) =>
          wanted.includes("classic") && popularSince(figures, LAST_YEAR - CLASSIC.years) >= CLASSIC.decades
            ? 1
            : 0,
    },
  ),
  trends: rule(
    severalOf(() => TRENDS),
    {
      key: "trend",
      wish: "popularity",
      description:
        "rising and falling: by more than 8 % a year over five years, to or from 200 births, and a fifth more or less than ten years ago; returning: at its height 50 years ago or more, and half as common again as 25 years ago",
      testOrder: 4.1,
      matches:
        (wanted) =>
        ({ figures }) =>
          figures.trends.some((trend) => wanted.includes(trend)),
      facets: ({ figures }) => figures.trends,
    },
  ),
  /** Whether it is worn out: what is rare today may be what everybody was called once. */
  pasts: rule(
    {
      ...severalOf(() => PASTS),
      // What is known is fresh, too: who asks for both means the stricter.
      join: (value, more) => (value.includes("known") ? value : more),
    },
    {
      key: "past",
      wish: "popularity",
      description:
        "fresh was not in the top 100 for its sex in any year since 1930; known is the same, and was given to at least 5,000 babies in all",
      testOrder: 6.5,
      matches:
        (wanted) =>
        ({ figures }) =>
          figures.pasts.some((past) => wanted.includes(past)),
      facets: ({ figures }) => figures.pasts,
      // Will and Jamal are rare today, and no discovery.
      weight:
        (wanted) =>
        ({ figures }) =>
          wanted.includes("fresh") && figures.peak > LAST_YEAR - FRESH_YEARS ? 1 : 0,
    },
  ),
  ranks: rule(spansOf(RANKS), {
    key: "rank",
    wish: "popularity",
    description: "Rank of the last year in its main sex: 1-100, or 1001- for all behind the top 1,000",
    testOrder: 4.4,
    matches:
      (wanted) =>
      ({ figures }) =>
        isInOne(wanted, figures.rank),
    facets: ({ figures }) => offeredWith(RANKS, figures.rank),
  }),
  bands: rule(
    severalOf(() => BANDS),
    {
      key: "band",
      wish: "popularity",
      description:
        "Births of the last year: common is at least 1 in 500, familiar up to 1 in 2,000, uncommon up to 1 in 10,000, rare beyond, unpublished fewer than 5; of a unisex name for the sex that it is given to more often",
      testOrder: 5,
      matches:
        (wanted) =>
        ({ band }) =>
          wanted.includes(band),
      facets: ({ band }) => [band],
      // Who asks for rare names gets the rare ones before those that are only uncommon.
      weight:
        (wanted) =>
        ({ band }) =>
          band === "rare" && wanted.includes("unpublished") && !wanted.includes("familiar") ? 1 : 0,
    },
  ),
  births: rule(spansOf(BIRTHS), {
    key: "births",
    wish: "popularity",
    description: "Babies of the last year, both sexes: 0-99, or 1000- for a thousand and more",
    testOrder: 4.6,
    matches:
      (wanted) =>
      ({ figures }) =>
        isInOne(wanted, figures.births),
    facets: ({ figures }) => offeredWith(BIRTHS, figures.births),
  }),
} as const;

/** The decades since a year in which it was popular. */
function popularSince({ decades }: NameTraits["figures"], year: number): number {
  return decades.filter((decade) => decade >= year).length;
}

/** What was given to most comes first. */
function bornIn(wanted: readonly Span[]) {
  return ({ figures }: Pick<NameTraits, "figures">) =>
    wanted.reduce((births, { from, to }) => births + figures.birthsIn(from, to), 0);
}

/** Decades are known of each name; other years are looked up. */
function wasPopularIn(wanted: readonly Span[]) {
  return ({ figures }: Pick<NameTraits, "figures">) =>
    wanted.some(({ from, to }) => {
      const some = figures.decades.some((decade) => decade <= to && decade + 9 >= from);
      return some && ((from % 10 === 0 && to % 10 === 9) || figures.wasPopular(from, to));
    });
}
