import { PAGES } from "#content/site/pages.ts";
import type { Article } from "#domain/articles/article.ts";
import type { IndexedPage } from "#domain/pages/page.ts";
import { articlesJsonLd } from "#app/site/json-ld/articles.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of a page of articles, with its articles for machines, and where readers of feeds find the blog. */
export function articleMeta(page: IndexedPage, origin: string, articles: readonly Article[]) {
  const head = pageMeta({ ...page, origin, jsonLd: articlesJsonLd(page, origin, articles) });
  if (page.path !== PAGES.blog.path) return head;
  const { title } = page;
  const feed = {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: "/blog/feed.xml",
  };
  return [...head, feed];
}
