import type { RouterContextProvider } from "react-router";
import type { ArticleSection } from "#domain/articles/article.ts";
import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import { readSidebarNames } from "#app/names/sidebar/read-sidebar-names.ts";
import { SidebarNames } from "#app/names/sidebar/sidebar-names.tsx";
import { services } from "#app/screen-context.ts";

type Args = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** A page of articles, and the names that its sidebar was asked for without JavaScript. */
export function loadArticles({ context, request }: Args, section: ArticleSection) {
  return {
    ...loadArticlePage(context, section),
    names: readSidebarNames(
      new URL(request.url).searchParams,
      context.get(services).names,
      context.get(services).dice,
    ),
  };
}

type Props = {
  readonly sent: Omit<ReturnType<typeof loadArticles>, "head">;
  /** The page's drawing, as SVG. */
  readonly drawing: string;
  readonly hasAd: boolean;
};

/** Puts the names tool beside a page of articles. */
export function ArticlePage({ sent, drawing, hasAd }: Props) {
  const namesTool = <SidebarNames sent={sent.names} action={sent.words.path} />;
  return <ArticleScreen sent={sent} drawing={drawing} namesTool={namesTool} hasAd={hasAd} />;
}
