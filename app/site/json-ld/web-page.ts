import { breadcrumbs, type Crumb } from "./breadcrumbs.ts";
import { house, site } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";

export type DescribedPage = {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

/** What every page says of itself, whatever kind of page it is. */
export function pageFacts({ origin, path, title, description }: DescribedPage) {
  return {
    name: title,
    description,
    url: `${origin}${path}`,
    inLanguage: "en-US",
    isPartOf: site(origin),
    publisher: house(origin),
  } as const;
}

/** A page without things of its own: its place on the site, and the page itself. */
export function pageJsonLd(
  page: DescribedPage,
  crumbs: readonly Crumb[],
  kind: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" = "WebPage",
): readonly SchemaThing[] {
  return [breadcrumbs(page.origin, crumbs), { "@type": kind, ...pageFacts(page) }];
}
