import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { SidebarNames } from "#app/names/sidebar/sidebar-names.tsx";
import type { loadArticles } from "./load-articles.ts";

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
