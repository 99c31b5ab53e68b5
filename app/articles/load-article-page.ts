import type { RouterContextProvider } from "react-router";
import { ARTICLE_PAGES, type ArticlePage } from "#content/site/article-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import type { ArticleSection } from "#domain/articles/article.ts";
import { services } from "#app/screen-context.ts";
import { articleMeta } from "./article-meta.ts";
import { sectionsFolded } from "./sections-folded.ts";

/** A page's words and head, and its articles. */
export function loadArticlePage(context: Readonly<RouterContextProvider>, section: ArticleSection) {
  const { row, ...around }: ArticlePage = ARTICLE_PAGES[section];
  const page = PAGES[row];
  const { title, path, label, line } = page;
  const articles = context.get(services).articles().of(section);
  return {
    words: { title, path, crumb: label, lead: line, ...around },
    articles: articles.map(({ cited, illustrated: _illustrated, ...article }) => ({
      ...article,
      html: sectionsFolded(cited),
    })),
    head: articleMeta(page, context.get(services).origin, articles),
  };
}

/** An article as a page of several shows it. */
export type ArticleOnPage = ReturnType<typeof loadArticlePage>["articles"][number];
