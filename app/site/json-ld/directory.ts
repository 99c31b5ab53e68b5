import type { ItemList, Organization } from "schema-dts";
import type { Listing } from "#domain/directory/listing.ts";
import { locationLine } from "#domain/directory/location-line.ts";

/** Every organization of the directory in its order. "page" is the address of the directory. */
export function organizationList(page: string, listings: readonly Listing[]) {
  return {
    "@type": "ItemList",
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, place) => ({
      "@type": "ListItem" as const,
      position: place + 1,
      name: listing.name,
      item: organization(listing, page),
    })),
  } as const satisfies ItemList;
}

function organization({ id, name, type, location, contact }: Listing, page: string): Organization {
  return {
    "@type": "Organization",
    name,
    url: contact.website ?? `${page}#listing-${id}`,
    ...(contact.phone === undefined ? {} : { telephone: contact.phone }),
    areaServed: type === "national" ? "United States" : locationLine({ location }),
  };
}
