import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { hydrateAfter } from "#app/head/hydrate-after.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { firstHand } from "#app/together/judging/first-hand.ts";
import { togetherMeta } from "#app/together/together-meta.ts";
import { TogetherScreen } from "#app/together/together-screen.tsx";
import { isBegun } from "#app/together/together-store.ts";
import { loadNamePool } from "#app/together/use-name-pool.ts";
import type { Route } from "./+types/together";

// Whoever has judged before is dealt other cards than the page has brought: all at once, not one after the other.
if (!import.meta.env.SSR && isBegun()) hydrateAfter(loadNamePool());

const loadFields = async () => (await import("#app/names/finder/device-filters.tsx")).DeviceFilters;

export function loader({ context }: Route.LoaderArgs) {
  const { names, origin } = context.get(services);
  return { first: firstHand(names), head: togetherMeta(origin) };
}

/** Nothing of it changes while somebody looks, and a link that arrives concerns nobody but the browser. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Together({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <TogetherScreen first={first} loadFields={loadFields}>
      <SharePanel {...TOGETHER_PAGE.share} title={TITLES.together} path={PATHS.together} />
    </TogetherScreen>
  );
}
