import drawing from "#app/drawings/section-blog.svg?raw";
import type { Route } from "./+types/blog";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "blog");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} drawing={drawing} hasAd={false} />;
}
