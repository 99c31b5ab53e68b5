import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { buildSheetView } from "#app/names/sheet/build-sheet-view.ts";
import { SheetScreen } from "#app/names/sheet/sheet-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/names-sheet";

export function loader({ context, request }: Route.LoaderArgs) {
  const { names, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const page = { ...PAGES.sheet, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: page.label, path: page.path },
  ];
  return {
    words: buildSheetView(names, searchParams, origin),
    head: pageMeta({ ...page, noindex: search !== "", jsonLd: pageJsonLd(page, crumbs) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NamesSheet({ loaderData: { words } }: Route.ComponentProps) {
  const asked = words.embeds.map(({ id }) => id).join(",");
  return (
    <SheetScreen words={words}>
      <SharePanel {...SHEET_PAGE.share} path={asked === "" ? PATHS.sheet : `${PATHS.sheet}?names=${asked}`} />
    </SheetScreen>
  );
}
