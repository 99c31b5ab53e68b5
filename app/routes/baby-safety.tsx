import { SCENE_WORDS } from "#content/site/scene-words.ts";
import scene from "#app/drawings/scenes/safe-sleep.svg?url";
import { Scene } from "#app/ui/scenes/scene.tsx";
import type { Route } from "./+types/baby-safety";
import { ArticlePage } from "./articles/article-page.tsx";
import { loadArticles } from "./articles/load-articles.ts";

export const loader = (route: Route.LoaderArgs) => loadArticles(route, "baby-safety");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BabySafety({ loaderData }: Route.ComponentProps) {
  return <ArticlePage sent={loaderData} scene={<Scene href={scene} alt={SCENE_WORDS.safety} />} hasAd />;
}
