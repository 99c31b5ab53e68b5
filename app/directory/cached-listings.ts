import type { Listing } from "#domain/directory/listing.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";

export type Listings = readonly Listing[];

/** What is there instead of a list that did not come. */
export type NoListings = { readonly error: unknown };

/** There is one list, whatever is asked of it. */
const KEY = "";
const cache = createAnswerCache<Listings>();

/** The list where a page is written. It is the same for everybody and for good, so the server may keep it here, too. */
export function keepListings(listings: Listings): void {
  cache.keep(KEY, listings);
}

export function areListingsCached(): boolean {
  return cache.has(KEY);
}

/** A file of its own, fetched by this page alone: to the browser it is a script, so that the worker keeps it with the others. */
async function fetchListings(): Promise<Listings> {
  return (await import("#content/directory/listings.ts")).LISTINGS;
}

/**
 * The list, as soon as it is here without a promise around it: only a page that has its full height at once can be scrolled
 * to where it was left. A list that does not come is asked for anew the next time.
 */
export function cachedListings(
  fetchList: () => Promise<Listings> = fetchListings,
): Listings | Promise<Listings | NoListings> {
  return cache.peek(KEY) ?? cache.load(KEY, fetchList).catch((error: unknown) => ({ error }));
}

/** For a page as the server has written it: until the list is here, and if it does not come at all, it stays as it is. */
export function listingsOfSentPage(
  fetchList: () => Promise<Listings> = fetchListings,
): Listings | Promise<Listings> {
  const listings = cachedListings(fetchList);
  if (!(listings instanceof Promise)) return listings;
  return listings.then((come) => ("error" in come ? new Promise<never>(() => undefined) : come));
}
