import type { RouterContextProvider } from "react-router";
import { ARTICLE_PAGES, type ArticlePageWords } from "#content/site/article-pages.ts";
import type { ArticleSection } from "#domain/articles/article.ts";
import { services } from "#app/screen-context.ts";
import { articleMeta } from "./article-meta.ts";

/** A page's words and head, and its articles. */
export function loadArticlePage(context: Readonly<RouterContextProvider>, section: ArticleSection) {
  const words: ArticlePageWords = ARTICLE_PAGES[section];
  const articles = context.get(services).articles().of(section);
  return {
    words,
    articles,
    head: articleMeta(words, context.get(services).origin, articles),
  };
}
