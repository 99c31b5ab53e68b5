import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import drawing from "#app/drawings/illustration-safe-sleep.svg?raw";
import type { Route } from "./+types/baby-safety";

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "baby-safety");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabySafety({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen sent={loaderData} drawing={drawing} hasAd />;
}
