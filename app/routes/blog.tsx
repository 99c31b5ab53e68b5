import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import drawing from "#app/drawings/section-blog.svg?raw";
import type { Route } from "./+types/blog";

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "blog");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen sent={loaderData} drawing={drawing} hasAd={false} />;
}
