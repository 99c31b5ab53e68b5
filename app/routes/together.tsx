import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { togetherMeta } from "#app/together/together-meta.ts";
import { TogetherScreen } from "#app/together/together-screen.tsx";
import type { Route } from "./+types/together";

export function loader({ context }: Route.LoaderArgs) {
  return { head: togetherMeta(context.get(services).origin) };
}

/** Nothing of it changes while somebody looks, and a link that arrives concerns nobody but the browser. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Together() {
  return (
    <TogetherScreen>
      <SharePanel {...TOGETHER_PAGE.share} title={TITLES.together} path={PATHS.together} />
    </TogetherScreen>
  );
}
