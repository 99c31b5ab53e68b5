import type { ItemList } from "schema-dts";
import type { Crumb } from "./breadcrumbs.ts";

/** Pages that machines are told by address; the rest of a long list they read on the page. */
const LISTED = 100;

/** The pages that a page lists, in its order. */
export function itemList(origin: string, items: readonly Crumb[]) {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.slice(0, LISTED).map(({ name, path }, place) => ({
      "@type": "ListItem" as const,
      position: place + 1,
      name,
      url: `${origin}${path}`,
    })),
  } as const satisfies ItemList;
}
