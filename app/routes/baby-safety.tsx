import { ARTICLE_PAGES, SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import { articleMeta } from "#app/articles/article-meta.ts";
import drawing from "#app/drawings/illustration-safe-sleep.svg?raw";
import { SidebarNames } from "#app/names/sidebar/sidebar-names.tsx";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/baby-safety";

const PAGE = ARTICLE_PAGES["baby-safety"];

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "baby-safety");

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  articleMeta(PAGE, root.loaderData.origin, loaderData?.articles ?? []);

export default function BabySafety({ loaderData: { articles, names } }: Route.ComponentProps) {
  return (
    <ArticleScreen
      words={PAGE}
      articles={articles}
      drawing={drawing}
      names={<SidebarNames sent={names} action={PAGE.path} />}
      ad={<AdSlot place="article" size="rect" />}
    >
      <SharePanel {...SHARE_ARTICLES} title={PAGE.title} path={PAGE.path} />
    </ArticleScreen>
  );
}
