import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { ListsView } from "./build-lists-view.ts";
import { listJsonLd } from "./list-json-ld.ts";

/** The head of the table of contents of all lists. */
export function listsMeta({ groups, letters, folds }: ListsView, origin: string) {
  const all = [...groups.flatMap(({ lists }) => lists), ...letters, ...folds.flatMap(({ links }) => links)];
  const jsonLd = listJsonLd({
    ...PAGES.lists,
    origin,
    crumbs: [
      { name: "Names", path: href("/") },
      { name: "Lists", path: PAGES.lists.path },
    ],
    items: all.map(({ label, path }) => ({ name: label, path })),
  });
  return pageMeta({ ...PAGES.lists, origin, jsonLd });
}
