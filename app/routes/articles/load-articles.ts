import type { RouterContextProvider } from "react-router";
import type { ArticleSection } from "#domain/articles/article.ts";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import { readSidebarNames } from "#app/names/sidebar/read-sidebar-names.ts";
import { services } from "#app/screen-context.ts";

type Args = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** A page of articles, and the names that its sidebar was asked for without JavaScript. */
export function loadArticles({ context, request }: Args, section: ArticleSection) {
  const { names, dice } = context.get(services);
  return {
    ...loadArticlePage(context, section),
    names: readSidebarNames(new URL(request.url).searchParams, names, dice),
  };
}
