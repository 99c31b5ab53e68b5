import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { PLACES } from "#content/site/places-page.ts";
import { readMapRequest } from "#app/names/places/map-request.ts";
import { MapScreen } from "#app/names/places/map-screen.tsx";
import { buildMapView } from "#app/names/places/map-view.ts";
import { PART_OF_MAP, PART_OF_TABLE } from "#app/names/places/part-of-map.ts";
import { sendParts } from "#app/head/page-parts.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/names-map";

export function loader({ context, request }: Route.LoaderArgs) {
  const { names, places, stateRanks, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const books = { names, places: places(), ranks: stateRanks() };
  const { words, html } = buildMapView(books, readMapRequest(searchParams));
  const page = { ...PAGES.map, origin, title: words.title };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: PAGES.map.title, path: page.path },
  ];
  const parts = html === null ? {} : { [PART_OF_MAP]: html.map, [PART_OF_TABLE]: html.table };
  return {
    words,
    parts: sendParts(context, request, parts),
    head: pageMeta({ ...page, search, jsonLd: pageJsonLd(page, crumbs) }),
    key: search,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NamesMap({ loaderData: { words, parts, key } }: Route.ComponentProps) {
  return (
    <MapScreen key={key} words={words} parts={parts}>
      <SharePanel
        title={words.title}
        path={`${PATHS.map}${key}`}
        heading={PLACES.share.map}
        text={PLACES.share.mapText}
      />
    </MapScreen>
  );
}
