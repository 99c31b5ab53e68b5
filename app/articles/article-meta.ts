import type { ArticlePage } from "#content/site/article-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import type { Article } from "#domain/articles/article.ts";
import { articlesJsonLd } from "#app/site/json-ld/articles.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** Where readers of feeds find the blog. */
const FEED = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: PAGES.blog.title,
  href: "/blog/feed.xml",
} as const;

/** The head of a page of articles, with its articles for machines. */
export function articleMeta(page: ArticlePage["page"], origin: string, articles: readonly Article[]) {
  const head = pageMeta({ ...page, origin, jsonLd: articlesJsonLd(page, origin, articles) });
  return page.path === PAGES.blog.path ? [...head, FEED] : head;
}
