import type { Listing } from "#domain/directory/listing.ts";

export type Listings = readonly Listing[];

/** What is there instead of a list that did not come. */
export type NoListings = { readonly error: unknown };

let kept: Listings | Promise<Listings | NoListings> | undefined;

/** The list that a page came with: from now on it is here. */
export function keepListings(listings: Listings): void {
  kept = listings;
}

export function areListingsKept(): boolean {
  return kept !== undefined;
}

/**
 * The list, as soon as it is here without a promise around it: only a page that has its full height at once can be scrolled
 * to where it was left. A list that does not come is asked for anew the next time.
 */
export function keptListings(fetchList: () => Promise<Listings>): Listings | Promise<Listings | NoListings> {
  kept ??= fetchList().then(
    (listings) => (kept = listings),
    (error: unknown) => {
      kept = undefined;
      return { error };
    },
  );
  return kept;
}
