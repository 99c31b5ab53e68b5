import { decadeOf } from "#domain/names/records/share-curve.ts";
import type { SiteItem } from "./site-answer.ts";
import type { SiteDocument } from "./site-document.ts";

type Span = { readonly year: number; readonly ending: string };

/** A year, or a decade: "1990", "1980s", "the 60s". */
export function spanAsked(text: string): Span | null {
  const [, digits = "", ending = ""] = /\b((?:18|19|20)\d\d|[03-9]0(?=s))(s?)\b/.exec(text) ?? [];
  if (digits === "") return null;
  const century = digits.length > 2 ? "" : digits === "00" ? "20" : "19";
  return { year: Number(century + digits), ending };
}

/** "Top boy names 1990" leads to that year's list, "girl names of the 1980s" to that decade's. */
export function ofSpan(item: SiteItem, { ofYears }: SiteDocument, span: Span | null): SiteItem {
  if (span === null || ofYears === undefined) return item;
  const { year, ending } = span;
  if (!(year >= ofYears.first && year < ofYears.last)) return item;
  const asked = `${ending === "s" ? decadeOf(year) : year}${ending}`;
  return { ...item, title: `${item.title}, ${asked}`, href: `${item.href}/${asked}` };
}
