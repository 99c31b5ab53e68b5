import type { SiteDocument, SiteHeading } from "./site-document.ts";
import type { SiteItem } from "./site-answer.ts";

/** A document as a result. */
export function itemOf(
  { kind, title, href, line, phone }: SiteDocument,
  headings: readonly SiteHeading[] = [],
): SiteItem {
  return {
    kind,
    title,
    href,
    line,
    ...(headings.length === 0 ? {} : { headings }),
    ...(phone === undefined ? {} : { phone }),
  };
}
