import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import drawing from "#app/drawings/illustration-safe-sleep.svg?raw";
import { SidebarNames } from "#app/names/sidebar/sidebar-names.tsx";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/baby-safety";

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "baby-safety");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabySafety({ loaderData: { words, articles, names } }: Route.ComponentProps) {
  return (
    <ArticleScreen
      words={words}
      articles={articles}
      drawing={drawing}
      names={<SidebarNames sent={names} action={words.path} />}
      ad={<AdSlot place="article" size="rect" />}
    >
      <SharePanel {...SHARE_ARTICLES} title={words.title} path={words.path} />
    </ArticleScreen>
  );
}
