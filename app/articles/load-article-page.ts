import type { RouterContextProvider } from "react-router";
import { ARTICLE_PAGES, type ArticlePageWords } from "#content/site/article-pages.ts";
import type { ArticleSection } from "#domain/articles/article.ts";
import { readSidebarNames } from "#app/names/sidebar/read-sidebar-names.ts";
import { articleBook, dice, nameBook, origin } from "#app/screen-context.ts";
import { articleMeta } from "./article-meta.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** A page's words and head, its articles, and the names that its sidebar was asked for without JavaScript. */
export function loadArticlePage({ context, request }: Asked, section: ArticleSection) {
  const words: ArticlePageWords = ARTICLE_PAGES[section];
  const articles = context.get(articleBook).of(section);
  return {
    words,
    articles,
    head: articleMeta(words, context.get(origin), articles),
    names: readSidebarNames(new URL(request.url).searchParams, context.get(nameBook), context.get(dice)),
  };
}
