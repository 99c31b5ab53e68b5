import { href } from "react-router";
import { breadcrumbs, type Crumb } from "#app/site/json-ld/breadcrumbs.ts";
import { itemList } from "#app/site/json-ld/item-list.ts";
import type { SchemaThing } from "#app/site/json-ld/schema-thing.ts";
import { type DescribedPage, pageFacts } from "#app/site/json-ld/web-page.ts";
import type { Cell } from "./list-table.ts";

type Described = DescribedPage & {
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
  /** What the page lists, in its order. */
  readonly items: readonly Crumb[];
};

/** What the page is, for machines: its place on the site, and the pages that it lists. */
export function listJsonLd({ crumbs, items, ...page }: Described): readonly SchemaThing[] {
  return [
    breadcrumbs(page.origin, crumbs),
    { "@type": "CollectionPage", ...pageFacts(page), mainEntity: itemList(page.origin, items) },
  ];
}

/** The names in a table's rows. */
export function namesIn(rows: readonly (readonly Cell[])[]): Crumb[] {
  return rows.flatMap((cells) =>
    cells.flatMap((cell) =>
      typeof cell === "object" && "id" in cell
        ? { name: cell.name, path: href("/names/:slug", { slug: cell.id }) }
        : [],
    ),
  );
}
