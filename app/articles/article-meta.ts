import { PAGES } from "#content/site/pages.ts";
import { type Article, articlePath } from "#domain/articles/article.ts";
import type { IndexedPage } from "#domain/pages/page.ts";
import { articleJsonLd, articlesJsonLd } from "#app/site/json-ld/articles.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfArticle } from "#app/site/shared-picture.ts";

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

/** The head of one article's own page. */
export function oneArticleMeta(page: IndexedPage, origin: string, article: Article) {
  return pageMeta({
    origin,
    path: articlePath(article),
    title: article.title,
    description: article.excerpt,
    keywords: [article.topic.toLowerCase(), ...page.keywords.slice(0, 3)],
    sharedPicture: pictureOfArticle(article),
    jsonLd: articleJsonLd(page, origin, article),
  });
}
