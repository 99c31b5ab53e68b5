import { href } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import type { Cell } from "./list-table.ts";

type Thing = Readonly<Record<string, unknown>>;
type Crumb = { readonly name: string; readonly path: string };

/** Names that machines are told by address; the rest of a long list they read on the page. */
const LISTED = 100;

type Described = {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
  /** What the page lists, in its order. */
  readonly items: readonly Crumb[];
};

/** What the page is, for machines: its place on the site, and the pages that it lists. */
export function listJsonLd({ origin, path, title, description, crumbs, items }: Described): Thing[] {
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, path: at }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        item: `${origin}${at}`,
      })),
    },
    {
      "@type": "CollectionPage",
      url: `${origin}${path}`,
      name: title,
      description,
      inLanguage: "en-US",
      isPartOf: { "@type": "WebSite", name: BRAND.name, url: `${origin}/` },
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: items.length,
        itemListElement: items.slice(0, LISTED).map((item, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name: item.name,
          url: `${origin}${item.path}`,
        })),
      },
    },
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
