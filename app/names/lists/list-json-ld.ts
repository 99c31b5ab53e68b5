import { href } from "react-router";
import type { Crumb } from "#app/site/json-ld/breadcrumbs.ts";
import type { SchemaThing } from "#app/site/json-ld/schema-thing.ts";
import { collectionJsonLd, type DescribedPage } from "#app/site/json-ld/web-page.ts";
import type { Cell } from "./list-table.ts";

type Described = DescribedPage & {
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
  /** What the page lists, in its order. */
  readonly items: readonly Crumb[];
};

/** What the page is, for machines: its place on the site, and the pages that it lists. */
export function listJsonLd({ crumbs, items, ...page }: Described): readonly SchemaThing[] {
  return collectionJsonLd(page, crumbs, items);
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
