import drawing from "#app/drawings/section-clothes.svg?raw";
import type { Route } from "./+types/baby-clothes";
import { ArticlePage, loadArticles } from "./article-page.tsx";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "baby-clothes");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabyClothes({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} drawing={drawing} hasAd />;
}
