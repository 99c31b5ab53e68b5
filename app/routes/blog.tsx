import { SCENE_WORDS } from "#content/site/scene-words.ts";
import scene from "#app/drawings/scenes/over-the-shoulder.svg?url";
import { Scene } from "#app/ui/scenes/scene.tsx";
import type { Route } from "./+types/blog";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "blog");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage sent={loaderData} scene={<Scene href={scene} alt={SCENE_WORDS.blog} />} hasAd={false} />
  );
}
