import { ArticleScreen } from "#app/articles/article-screen.tsx";
import { loadArticlePage } from "#app/articles/load-article-page.ts";
import drawing from "#app/drawings/section-education.svg?raw";
import type { Route } from "./+types/education";

export const loader = (route: Route.LoaderArgs) => loadArticlePage(route, "education");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Education({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen sent={loaderData} drawing={drawing} hasAd />;
}
