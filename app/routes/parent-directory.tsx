import { useEffect } from "react";
import { type MetaDescriptor, useLocation } from "react-router";
import { LISTINGS } from "#content/directory/listings.ts";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { readFilters, writeFilters } from "#domain/directory/filter-query.ts";
import { directoryMeta } from "#app/directory/directory-meta.ts";
import { DirectoryScreen } from "#app/directory/directory-screen.tsx";
import {
  areListingsCached,
  keepListings,
  cachedListings,
  type Listings,
  type NoListings,
} from "#app/directory/cached-listings.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { fullTitle } from "#app/site/full-title.ts";
import { organizationList } from "#app/site/json-ld/directory.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/parent-directory";

const { title } = DIRECTORY_WORDING;

type Sent = {
  /** All of the directory, whatever is asked: the browser filters by the same rules, without a request. */
  readonly listings: Listings | Promise<Listings | NoListings>;
  /** The query of the address. */
  readonly asked: string;
  readonly head: MetaDescriptor[];
};

export function loader({ context, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  return {
    listings: LISTINGS,
    asked: search,
    head: directoryMeta(context.get(services).origin, search === ""),
  };
}

/** From another page of ours: the numbers to call at once are shown before the list has arrived, or if it does not. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Sent {
  return {
    listings: cachedListings(() => serverLoader().then(({ listings }) => listings)),
    asked: new URL(request.url).search,
    head: [{ title: fullTitle(title) }],
  };
}

/** The list is the same for every query. */
export const shouldRevalidate = () => !areListingsCached();

/** The list for machines is made here of the list for people, so that it is not sent twice. */
export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  if (loaderData === undefined) return [];
  const { head, listings } = loaderData;
  if (listings instanceof Promise) return head;
  const list = organizationList(`${root.loaderData.origin}${PATHS.directory}`, listings);
  return [...head, { "script:ld+json": { "@context": "https://schema.org", ...list } }];
};

export default function ParentDirectory({ loaderData: { listings, asked } }: Route.ComponentProps) {
  const { search } = useLocation();
  useEffect(() => {
    if (!(listings instanceof Promise)) keepListings(listings);
  }, [listings]);
  // A copy kept on the device is of the page without a query: it is shown as it was sent until it is alive.
  const filters = readFilters(new URLSearchParams(useHydrated() ? search : asked));
  return (
    <DirectoryScreen listings={listings} filters={filters}>
      <SharePanel
        {...DIRECTORY_PAGE.share}
        title={title}
        path={`${PATHS.directory}${writeFilters(filters)}`}
      />
    </DirectoryScreen>
  );
}
