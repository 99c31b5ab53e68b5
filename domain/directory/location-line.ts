import { INTERNATIONAL } from "./choices.ts";
import type { Listing } from "./listing.ts";

const MULTIPLE_LOCATIONS = "Multiple Locations";

/** Where an organization is: "Columbus, Ohio", "Ohio", abroad the city alone, "Multiple Locations" without a state. */
export function locationLine({ location }: Pick<Listing, "location">): string {
  const { state, city } = location ?? {};
  if (state === undefined) return MULTIPLE_LOCATIONS;
  if (city === undefined) return state;
  return state === INTERNATIONAL ? city : `${city}, ${state}`;
}
