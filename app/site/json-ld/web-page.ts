import { LOCALE } from "#domain/locale/locale.ts";
import { breadcrumbs, type Crumb } from "./breadcrumbs.ts";
import { houseRef, siteRef } from "./house.ts";
import { itemList } from "./item-list.ts";
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
    inLanguage: LOCALE,
    isPartOf: siteRef(origin),
    publisher: houseRef(origin),
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

/** A page that leads to others of a kind: its place, and the page with the list. */
export function collectionJsonLd(
  page: DescribedPage,
  crumbs: readonly Crumb[],
  items: readonly Crumb[],
): readonly SchemaThing[] {
  const mainEntity = itemList(page.origin, items);
  return [breadcrumbs(page.origin, crumbs), { "@type": "CollectionPage", ...pageFacts(page), mainEntity }];
}
