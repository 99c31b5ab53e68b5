import drawing from "#app/drawings/section-clothes.svg?raw";
import type { Route } from "./+types/baby-clothes";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "baby-clothes");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabyClothes({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} drawing={drawing} hasAd />;
}
