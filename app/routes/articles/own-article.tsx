import { OwnArticleScreen } from "#app/articles/own-article-screen.tsx";
import { loadOwnArticle } from "#app/articles/load-own-article.ts";
import type { Route } from "./+types/own-article";

/** One article, below the page of its section: "/baby-safety/car-seat-guide". */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOwnArticle(context, params.section, params.article);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function OwnArticle({ loaderData }: Route.ComponentProps) {
  return <OwnArticleScreen key={loaderData.path} sent={loaderData} />;
}
