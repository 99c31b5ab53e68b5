import type { NameId } from "#domain/names/entry/name.ts";
import { COUNTED_FOR, oneInOf, oneInWords } from "#domain/names/records/one-in.ts";
import type { NamePage } from "./name-page.ts";

/** A name's curve among the babies of the sex it is mostly given to, year by year. */
export type YearCurve = {
  readonly id: NameId;
  readonly name: string;
  readonly of: "girls" | "boys";
  readonly firstYear: number;
  /** Births per million of that sex whose name is listed; 0 where fewer than five, or none. */
  readonly perMillion: readonly number[];
};

/** The curve of a name's page; null for a spelling without figures. */
export function yearCurveOf(page: NamePage | undefined): YearCurve | null {
  const figures = page?.[page.main];
  if (page === undefined || figures === null || figures === undefined) return null;
  const { id, summary, main, firstYear } = page;
  return {
    id,
    name: summary.name,
    of: COUNTED_FOR[main],
    firstYear,
    perMillion: figures.perMillion,
  };
}

/** The first year of a curve's highest share. */
export function peakYear({ firstYear, perMillion }: YearCurve): number {
  return firstYear + perMillion.indexOf(Math.max(...perMillion));
}

/** What a curve says of a year: "1 in 377 girls, its peak"; what is unpublished is never none. */
export function yearInWords(curve: YearCurve, year: number): string {
  const { of, firstYear, perMillion } = curve;
  const n = oneInOf(perMillion[year - firstYear] ?? 0, 1e6);
  const words = oneInWords(n === null ? null : { n, of, year });
  return n !== null && year === peakYear(curve) ? `${words}, its peak` : words;
}
