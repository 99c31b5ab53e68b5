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
    testOrder: 4.5,
    matches: wasPopularIn,
    facets: ({ figures }) => figures.decades.map((decade) => `${decade}s`),
    weight: bornIn,
  }),
  peaks: rule(spansOfYears(DECADES), {
    key: "peak",
    wish: "era",
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
