import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import drawing from "#app/drawings/section-clothes.svg?raw";
import type { Route } from "./+types/baby-clothes";

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "baby-clothes");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabyClothes({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen sent={loaderData} drawing={drawing} hasAd />;
}
