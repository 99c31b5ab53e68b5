import { data, href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { PLACES } from "#content/site/places-page.ts";
import { readFirstYear } from "#app/names/places/map-request.ts";
import { StateScreen } from "#app/names/places/state-screen.tsx";
import { buildStateView } from "#app/names/places/state-view.ts";
import { sendParts } from "#app/head/page-parts.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfPage } from "#app/site/shared-picture.ts";
import type { Route } from "./+types/name-state";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { names, places, stateRanks, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const books = { names, places: places(), ranks: stateRanks() };
  const view = buildStateView(books, params.state, readFirstYear(searchParams));
  if (view === null) throw data(null, { status: 404 });
  const { words, sexes, parts } = view;
  const { map } = PAGES;
  const page = { ...words, origin, keywords: [`baby names ${words.name}`, ...map.keywords] };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: map.title, path: map.path },
    { name: words.name, path: words.path },
  ];
  return {
    words,
    sexes,
    parts: sendParts(context, request, parts),
    head: pageMeta({
      ...page,
      search,
      sharedPicture: pictureOfPage(map.path, words.title),
      jsonLd: pageJsonLd(page, crumbs, "CollectionPage"),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NameState({ loaderData: { words, sexes, parts } }: Route.ComponentProps) {
  return (
    <StateScreen key={words.path} words={words} sexes={sexes} parts={parts}>
      <SharePanel
        title={words.title}
        path={words.path}
        heading={PLACES.share.state}
        text={PLACES.share.stateText}
      />
    </StateScreen>
  );
}
