import { PAGES } from "#content/site/pages.ts";
import { VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { writeVideoQuery } from "#domain/videos/video-query.ts";
import type { SchemaThing } from "#app/site/json-ld/schema-thing.ts";
import { collectionJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

const PAGE = PAGES.videos;

/** The head of the library. */
export function videosMeta(origin: string) {
  return pageMeta({ ...PAGE, origin, jsonLd: videosJsonLd(origin) });
}

/** A list of topics. None of them is called a video: the films are others', and none plays before it is asked for. */
export function videosJsonLd(origin: string): readonly SchemaThing[] {
  const topics = VIDEOS.map(({ id, title }) => ({
    name: title,
    path: `${PAGE.path}${writeVideoQuery({ search: "", category: "all", video: id })}`,
  }));
  const crumbs = [
    { name: "Home", path: "/" },
    { name: VIDEOS_PAGE.crumb, path: PAGE.path },
  ];
  return collectionJsonLd({ ...PAGE, origin }, crumbs, topics);
}
