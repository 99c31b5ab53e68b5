import type { ReactNode } from "react";
import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { SidebarNames } from "#app/names/sidebar/sidebar-names.tsx";
import type { loadArticles } from "./load-articles.ts";

type Props = {
  readonly sent: Omit<ReturnType<typeof loadArticles>, "head">;
  /** The page's drawing. */
  readonly scene: ReactNode;
  readonly hasAd: boolean;
};

/** Puts the names tool beside a page of articles. */
export function ArticlePage({ sent, scene, hasAd }: Props) {
  const namesTool = <SidebarNames sent={sent.names} action={sent.words.path} />;
  return <ArticleScreen sent={sent} scene={scene} namesTool={namesTool} hasAd={hasAd} />;
}
