import { decadeOf } from "#domain/names/records/share-curve.ts";

/** The years a list of the most popular names is counted over, both included: the newest year, another, or a decade so far. */
export type Span = {
  readonly kind: "newest" | "year" | "decade";
  readonly from: number;
  readonly to: number;
};

/** Of the records. */
export type Years = { readonly firstYear: number; readonly lastYear: number };

export function yearSpan(year: number, { lastYear }: Years): Span {
  return { kind: year === lastYear ? "newest" : "year", from: year, to: year };
}

/** The decade of a year, as far as there are records of it. */
export function decadeSpan(year: number, { firstYear, lastYear }: Years): Span {
  const start = decadeOf(year);
  return { kind: "decade", from: Math.max(start, firstYear), to: Math.min(start + 9, lastYear) };
}

/** "1985", "1980s": in addresses, and as it is said. */
export function spanSlug({ kind, from }: Span): string {
  return kind === "decade" ? `${decadeOf(from)}s` : `${from}`;
}

/** Reads "1985" or "1980s"; null for what is neither, or lies outside the records. */
export function readSpan(text: string, years: Years): Span | null {
  const [, digits = "", s] = /^(\d{4})(s?)$/.exec(text) ?? [];
  const year = Number(digits);
  if (digits === "") return null;
  if (s === "") return year >= years.firstYear && year <= years.lastYear ? yearSpan(year, years) : null;
  const isDecade = year === decadeOf(year) && year + 9 >= years.firstYear && year <= years.lastYear;
  return isDecade ? decadeSpan(year, years) : null;
}

/** The year or the decade before, and the one after; null where the records end. */
export function spanBefore({ kind, from }: Span, years: Years): Span | null {
  if (from <= years.firstYear) return null;
  return kind === "decade" ? decadeSpan(from - 1, years) : yearSpan(from - 1, years);
}

export function spanAfter({ kind, to }: Span, years: Years): Span | null {
  if (to >= years.lastYear) return null;
  return kind === "decade" ? decadeSpan(to + 1, years) : yearSpan(to + 1, years);
}

/** Every year, the newest first; every decade, likewise. */
export function allYears(years: Years): readonly Span[] {
  const { firstYear, lastYear } = years;
  return Array.from({ length: lastYear - firstYear + 1 }, (_, ago) => yearSpan(lastYear - ago, years));
}

export function allDecades(years: Years): readonly Span[] {
  const starts = new Set(allYears(years).map(({ from }) => decadeOf(from)));
  return [...starts].map((start) => decadeSpan(start, years));
}
