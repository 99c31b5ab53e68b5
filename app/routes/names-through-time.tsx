import { href, useLocation } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { readTimeRequest, timeQuery } from "#domain/names/through-time/time-request.ts";
import { ThroughTimeScreen } from "#app/names/through-time/through-time-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/names-through-time";

export function loader({ context, request }: Route.LoaderArgs) {
  const { names, throughTime, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const page = { ...PAGES.throughTime, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: page.label, path: page.path },
  ];
  const asked = readTimeRequest(searchParams);
  return {
    sent: { query: timeQuery(asked), bands: throughTime().bands(asked) },
    origins: throughTime().origins,
    collected: names.curatedIds.length,
    head: pageMeta({ ...page, noindex: search !== "", jsonLd: pageJsonLd(page, crumbs) }),
  };
}

/** Once the page is open it reads the address itself, and fetches what it draws. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ThroughTime({ loaderData: { sent, origins, collected } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <ThroughTimeScreen sent={sent} origins={origins} collected={collected}>
      <SharePanel
        {...THROUGH_TIME.share}
        title={TITLES.throughTime}
        path={`${PATHS.throughTime}${timeQuery(readTimeRequest(new URLSearchParams(search)))}`}
      />
    </ThroughTimeScreen>
  );
}
