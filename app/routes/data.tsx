import { PAGES } from "#content/site/pages.ts";
import { DATA_PAGE } from "#content/open-data/data-page.ts";
import { buildDataView } from "#app/open-data/build-data-view.ts";
import { dataJsonLd } from "#app/open-data/data-json-ld.ts";
import { DataScreen } from "#app/open-data/data-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/data";

export function loader({ context }: Route.LoaderArgs) {
  const { names, openData, origin } = context.get(services);
  const page = { ...PAGES.data, origin };
  const crumbs = [
    { name: "Home", path: PAGES.home.path },
    { name: DATA_PAGE.crumb, path: page.path },
  ];
  const index = openData.index();
  const jsonLd = [...pageJsonLd(page, crumbs), dataJsonLd(index, names.edition, page)];
  return {
    words: buildDataView(index, names.edition, origin),
    head: pageMeta({ ...page, jsonLd }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Data({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <DataScreen words={words}>
      <SharePanel {...DATA_PAGE.share} path={PATHS.data} />
    </DataScreen>
  );
}
