import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { buildTables } from "#app/growth/build-tables.ts";
import { growthMeta } from "#app/growth/growth-meta.ts";
import { GrowthScreen } from "#app/growth/growth-screen.tsx";
import { loadStandards } from "#app/growth-standards/load-standards.ts";
import { hydrateAfter } from "#app/head/hydrate-after.ts";
import { useChartedChildren } from "#app/printables/stored/use-charted-children.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/growth";

// The chart is in the page: it stays until the curves are here to draw it anew.
if (!import.meta.env.SSR) hydrateAfter(loadStandards());

export async function loader({ context }: Route.LoaderArgs) {
  return { tables: buildTables(await loadStandards()), head: growthMeta(context.get(services).origin) };
}

/** Nothing of it changes while somebody looks. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Growth({ loaderData: { tables } }: Route.ComponentProps) {
  return (
    <GrowthScreen tables={tables} charts={useChartedChildren()}>
      <SharePanel {...GROWTH_PAGE.share} title={TITLES.growth} path={PATHS.growth} />
    </GrowthScreen>
  );
}
