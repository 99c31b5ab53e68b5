import type { RouterContextProvider } from "react-router";
import type { ArticleSection } from "#domain/articles/article.ts";
import { readSidebarNames } from "#app/names/sidebar/read-sidebar-names.ts";
import { articleBook, dice, nameBook } from "#app/screen-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** The articles of a page, and the names that its sidebar was asked for without JavaScript. */
export function loadArticlePage({ context, request }: Asked, section: ArticleSection) {
  return {
    articles: context.get(articleBook).of(section),
    names: readSidebarNames(new URL(request.url).searchParams, context.get(nameBook), context.get(dice)),
  };
}
