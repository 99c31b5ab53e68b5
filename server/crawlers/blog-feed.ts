import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import { type ArticleBook, articlePath } from "#domain/articles/article.ts";
import { LOCALE } from "#domain/locale/locale.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** Where the feed lies; the blog's head points to it. */
export const FEED_PATH = "/blog/feed.xml";

/** The articles of the blog as RSS 2.0, whole, the newest first. */
export function blogFeed(articles: ArticleBook, origin: string): string {
  const { title, description, path } = PAGES.blog;
  const own = articles.all.filter(({ section }) => section === "blog");
  const items = own.map((article) => {
    // Readers know an article by the address that it had first, which still leads to it.
    const known = `${origin}${path}#${article.id}`;
    return [
      "<item>",
      `<title>${escapeHtml(article.title)}</title>`,
      `<link>${origin}${articlePath(article)}</link>`,
      `<guid isPermaLink="true">${known}</guid>`,
      `<pubDate>${mailDate(article.publishedOn)}</pubDate>`,
      `<description>${escapeHtml(article.excerpt)}</description>`,
      `<content:encoded>${escapeHtml(article.html)}</content:encoded>`,
      "</item>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    "<channel>",
    `<title>${escapeHtml(`${title} | ${BRAND.name}`)}</title>`,
    `<link>${origin}${path}</link>`,
    `<description>${escapeHtml(description)}</description>`,
    `<language>${LOCALE}</language>`,
    `<atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...own
      .map(({ updatedOn }) => updatedOn)
      .toSorted()
      .slice(-1)
      .map((updated) => `<lastBuildDate>${mailDate(updated)}</lastBuildDate>`),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** RFC 822, as RSS wants it; articles know their day, not their hour. */
function mailDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
