import drawing from "#app/drawings/illustration-safe-sleep.svg?raw";
import type { Route } from "./+types/baby-safety";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "baby-safety");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabySafety({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} drawing={drawing} hasAd />;
}
