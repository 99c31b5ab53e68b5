import { redirect, useLocation } from "react-router";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { readFinder, seedIn, tidyAddress } from "#app/names/finder/finder-query.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { homeHead } from "#app/names/home-head.ts";
import { readHomePage } from "#app/names/home-page.ts";
import { HomeScreen } from "#app/names/home-screen.tsx";
import { Queries } from "#app/api/queries.tsx";
import { NewsletterCard } from "#app/newsletter/newsletter-card.tsx";
import { dice, nameBook } from "#app/screen-context.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { homeJsonLd } from "#app/site/json-ld/home.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/home";

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const tidy = tidyAddress(asked, context.get(dice));
  if (tidy !== null) throw redirect(tidy);
  const seed = seedIn(asked);
  const chance = seed === null ? context.get(dice) : seededDice(seed);
  return readHomePage(context.get(nameBook), readFinder(asked), chance);
}

let kept: Awaited<ReturnType<typeof loader>> | undefined;

/** Asked for once a visit: Back is instant, and works offline. What differs is in the query cache. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return (kept ??= await serverLoader());
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const { origin } = root.loaderData;
  return pageMeta({
    ...homeHead(readFinder(new URLSearchParams(location.search))),
    origin,
    noindex: location.search !== "",
    jsonLd: homeJsonLd(origin),
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { key, search } = useLocation();
  return (
    // A new key for each visit of the page: the finder begins with what the address says.
    <Queries key={key}>
      <HomeScreen
        page={loaderData}
        start={readFinder(new URLSearchParams(search))}
        ad={<AdSlot place="home" size="lead" />}
      >
        <div className="end-pair">
          <SharePanel {...HOME_WORDS.share} path={PAGES.home.path} />
          <NewsletterCard />
        </div>
      </HomeScreen>
    </Queries>
  );
}
