import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { buildForecastView } from "#app/names/forecast/build-forecast-view.ts";
import { ForecastScreen } from "#app/names/forecast/forecast-screen.tsx";
import { sendParts } from "#app/head/page-parts.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/names-forecast";

const PAGE = PAGES.forecast;

export function loader({ context, request }: Route.LoaderArgs) {
  const { forecasts, origin } = context.get(services);
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: PAGE.label, path: PAGE.path },
  ];
  const { words, parts } = buildForecastView(forecasts());
  return {
    head: pageMeta({ ...PAGE, origin, jsonLd: pageJsonLd({ ...PAGE, origin }, crumbs) }),
    words,
    parts: sendParts(context, request, parts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Forecast({ loaderData: { words, parts } }: Route.ComponentProps) {
  return (
    <ForecastScreen words={words} parts={parts}>
      <SharePanel {...words.share} path={PATHS.forecast} />
    </ForecastScreen>
  );
}
