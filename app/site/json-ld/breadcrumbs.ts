import type { BreadcrumbList } from "schema-dts";

export type Crumb = { readonly name: string; readonly path: string };

/** Where a page stands: the crumbs from the top of the site down to the page itself. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, place) => ({
      "@type": "ListItem" as const,
      position: place + 1,
      name,
      item: `${origin}${path}`,
    })),
  } as const satisfies BreadcrumbList;
}
