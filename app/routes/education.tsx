import drawing from "#app/drawings/section-education.svg?raw";
import type { Route } from "./+types/education";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "education");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Education({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} drawing={drawing} hasAd />;
}
