import { ALL_CATEGORIES, CATEGORY_CHOICES, INTERNATIONAL } from "./choices.ts";
import type { Listing } from "./listing.ts";

/** The four figures above the list. They count the whole directory, whatever is asked. */
export type Counters = {
  readonly national: number;
  /** Within the US only. */
  readonly local: number;
  readonly international: number;
  readonly categories: number;
};

export function countListings(listings: readonly Listing[]): Counters {
  const isAbroad = ({ location }: Listing) => location?.state === INTERNATIONAL;
  return {
    national: listings.filter(({ type }) => type === "national").length,
    local: listings.filter((listing) => listing.type === "local" && !isAbroad(listing)).length,
    international: listings.filter(isAbroad).length,
    categories: CATEGORY_CHOICES.filter((choice) => choice !== ALL_CATEGORIES).length,
  };
}
