import { useState } from "react";
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
  listingsOfSentPage,
  type Listings,
  type NoListings,
} from "#app/directory/cached-listings.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { fullTitle } from "#app/site/full-title.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/parent-directory";

const { title } = DIRECTORY_WORDING;

type Sent = {
  /** The query of the address. */
  readonly asked: string;
  readonly head: MetaDescriptor[];
  /**
   * From another page of ours: all of the directory, whatever is asked, as the browser filters by the same rules, without a
   * request. A page that the server has written says it all, and the list is fetched beside it.
   */
  readonly listings?: Listings | Promise<Listings | NoListings>;
};

export function loader({ context, request }: Route.LoaderArgs): Sent {
  const { search } = new URL(request.url);
  keepListings(LISTINGS);
  return { asked: search, head: directoryMeta(context.get(services).origin, search) };
}

/** From another page of ours: the numbers to call at once are shown before the list has arrived, or if it does not. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Sent {
  return {
    listings: cachedListings(),
    asked: new URL(request.url).search,
    head: [{ title: fullTitle(title) }],
  };
}

/** The list is the same for every query. */
export const shouldRevalidate = () => !areListingsCached();

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ParentDirectory({ loaderData: { listings, asked } }: Route.ComponentProps) {
  const { search } = useLocation();
  const [sent] = useState(() => (listings === undefined ? listingsOfSentPage() : listings));
  // A copy kept on the device is of the page without a query: it is shown as it was sent until it is alive.
  const filters = readFilters(new URLSearchParams(useHydrated() ? search : asked));
  return (
    <DirectoryScreen listings={listings ?? sent} filters={filters}>
      <SharePanel
        {...DIRECTORY_PAGE.share}
        title={title}
        path={`${PATHS.directory}${writeFilters(filters)}`}
      />
    </DirectoryScreen>
  );
}
