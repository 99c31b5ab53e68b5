import { useMemo, useState } from "react";
import { href, redirect, useLocation } from "react-router";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { readFinder, seedIn } from "#app/names/finder/finder-query.ts";
import { tidyAddress } from "#app/names/finder/tidy-address.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import "#app/ads/ad-slot.css";
import { almanacHtml } from "#app/contents/almanac-html.ts";
import { buildContentsView } from "#app/contents/compose-contents.ts";
import { GAMES } from "#app/games/games.ts";
import { isForRouter, sendParts } from "#app/head/page-parts.ts";
import { ALMANAC } from "#app/names/home/also-in-the-almanac.tsx";
import { homeMeta } from "#app/names/home/home-head.ts";
import { readHomePage } from "#app/names/home/home-page.ts";
import { packHome, unpackHome } from "#app/names/home/packed-home.ts";
import { HomeScreen } from "#app/names/home/home-screen.tsx";
import { InstallBanner } from "#app/install/install-banner.tsx";
import { NewsletterCard } from "#app/newsletter/newsletter-card.tsx";
import { type ScreenServices, services } from "#app/screen-context.ts";
import type { ArticleBook } from "#domain/articles/article.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/home";

export function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams: asked } = new URL(request.url);
  const tidy = tidyAddress(asked, context.get(services).dice);
  if (tidy !== null) throw redirect(tidy);
  const seed = seedIn(asked);
  const chance = seed === null ? context.get(services).dice : seededDice(seed);
  const query = readFinder(asked);
  const page = readHomePage(context.get(services).names, query, chance);
  const site = context.get(services).origin;
  return {
    search,
    parts: sendParts(context, request, {
      [ALMANAC]: almanac(context.get(services)),
    }),
    page: packHome(page, isForRouter(request)),
    heads: {
      plain: homeMeta(readFinder(new URLSearchParams()), site, ""),
      asked: search === "" ? null : homeMeta(query, site, search),
    },
  };
}

const almanacs = new WeakMap<ArticleBook, string>();

/** The same on every page: it says how much the site holds. */
function almanac({ names, articles }: Pick<ScreenServices, "names" | "articles">): string {
  const book = articles();
  const html = almanacs.get(book) ?? almanacHtml(buildContentsView(names, book, GAMES.length));
  almanacs.set(book, html);
  return html;
}

let kept: Awaited<ReturnType<typeof loader>> | undefined;

/** Asked for once a visit: Back is instant, and works offline. What differs is kept by the finder. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return (kept ??= await serverLoader());
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  (location.search === "" ? null : loaderData?.heads.asked) ?? loaderData?.heads.plain ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => unpackHome(loaderData.page), [loaderData.page]);
  const { key, search: wanted } = useLocation();
  // Without a network one copy of the page stands in for every search: it begins as it was sent, and then does what was asked.
  const isHydrated = useHydrated();
  const [isStandIn] = useState(!isHydrated && wanted !== loaderData.search);
  const search = isHydrated ? wanted : loaderData.search;
  return (
    // A new key for each visit of the page: the finder begins with what the address says.
    <HomeScreen
      key={search === wanted ? key : "copy"}
      page={page}
      start={readFinder(new URLSearchParams(search))}
      isStandIn={isStandIn}
      parts={loaderData.parts}
      offer={<InstallBanner place="home" />}
      ad={<AdSlot place="home" size="lead" />}
    >
      <div className="end-pair">
        <SharePanel {...HOME_WORDS.share} path={href("/")} />
        <NewsletterCard />
      </div>
    </HomeScreen>
  );
}
