import { href } from "react-router";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { pictureOfPage } from "#app/site/shared-picture.ts";
import type { ListView } from "./build-list-view.ts";
import { listJsonLd, namesIn } from "./list-json-ld.ts";

/** The head of a list's page. */
export function listMeta(words: ListView, origin: string) {
  const { path, label, title, description, keywords, noindex, table } = words;
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
  return pageMeta({ origin, path, title, description, keywords, noindex, sharedPicture, jsonLd });
}
