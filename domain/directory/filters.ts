import { asSearched } from "#domain/text/as-searched.ts";
import {
  ALL_CATEGORIES,
  ALL_STATES,
  type CategoryChoice,
  INTERNATIONAL,
  type StateChoice,
} from "./choices.ts";
import type { Listing } from "./listing.ts";

export const TYPE_CHOICES = ["all", "national", "local"] as const;
export type TypeChoice = (typeof TYPE_CHOICES)[number];

/** What a visitor asks of the directory. All of it must be met. */
export type Filters = {
  readonly search: string;
  readonly category: CategoryChoice;
  readonly state: StateChoice;
  readonly type: TypeChoice;
};

export const NO_FILTERS: Filters = {
  search: "",
  category: ALL_CATEGORIES,
  state: ALL_STATES,
  type: "all",
};

function isFound(listing: Listing, { search, category, state, type }: Filters): boolean {
  return (
    mentions(listing, search) &&
    (category === ALL_CATEGORIES || listing.category === category) &&
    (state === ALL_STATES || listing.location?.state === state) &&
    (type === "all" || listing.type === type)
  );
}

export function findListings(listings: readonly Listing[], filters: Filters): readonly Listing[] {
  return listings.filter((listing) => isFound(listing, filters));
}

/**
 * Below the list for one state: what serves the whole US and meets the rest that is asked. It has no location, so the list
 * itself leaves it out. Nothing where only local help is asked for, and nothing beside what is outside the US.
 */
export function nationalBeside(listings: readonly Listing[], filters: Filters): readonly Listing[] {
  const { state, type } = filters;
  if (state === ALL_STATES || state === INTERNATIONAL || type === "local") return [];
  return findListings(listings, { ...filters, state: ALL_STATES, type: "national" });
}

/** Somewhere in the name, the description or a service, whatever the case and the apostrophes. */
function mentions({ name, description, services }: Listing, search: string): boolean {
  const wanted = asSearched(search);
  return [name, description, ...services].some((text) => asSearched(text).includes(wanted));
}
