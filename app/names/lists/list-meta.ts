import { href } from "react-router";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { pictureOfPage } from "#app/site/shared-picture.ts";
import type { ListView } from "./build-list-view.ts";
import { listJsonLd, namesIn } from "./list-json-ld.ts";
import { pageQuery } from "./page-of-table.ts";

/** The head of a list's page. The pages of a long list after its first are canonical to themselves, and not for search engines: each name is in the sitemap. */
export function listMeta(words: ListView, origin: string) {
  const { path, label, title, fullTitle, description, keywords, noindex, table, paging } = words;
  const jsonLd = listJsonLd({
    origin,
    path,
    title,
    description,
    crumbs: [
      { name: "Names", path: href("/") },
      { name: "Lists", path: PATHS.lists },
      { name: label, path },
    ],
    items: table.groups.flatMap(({ rows }) => namesIn(rows)),
  });
  const sharedPicture = pictureOfPage(PATHS.lists, title);
  const search = pageQuery(paging.page);
  return pageMeta({
    origin,
    path,
    title: fullTitle,
    description,
    keywords,
    noindex,
    search,
    sharedPicture,
    jsonLd,
  });
}
