import type { Listing } from "#domain/directory/listing.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";

export type Listings = readonly Listing[];

/** What is there instead of a list that did not come. */
export type NoListings = { readonly error: unknown };

/** There is one list, whatever is asked of it. */
const KEY = "";
const cache = createAnswerCache<Listings>();

/** The list that a page came with: from now on it is here. */
export function keepListings(listings: Listings): void {
  cache.keep(KEY, listings);
}

export function areListingsCached(): boolean {
  return cache.has(KEY);
}

/**
 * The list, as soon as it is here without a promise around it: only a page that has its full height at once can be scrolled
 * to where it was left. A list that does not come is asked for anew the next time.
 */
export function cachedListings(
  fetchList: () => Promise<Listings>,
): Listings | Promise<Listings | NoListings> {
  return cache.peek(KEY) ?? cache.load(KEY, fetchList).catch((error: unknown) => ({ error }));
}
