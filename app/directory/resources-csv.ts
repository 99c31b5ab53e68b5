import type { Listing } from "#domain/directory/listing.ts";
import { csvFile } from "#domain/text/csv.ts";

const COLUMNS: Readonly<Record<string, (listing: Listing) => string>> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name,
  category: ({ category }) => category,
  type: ({ type }) => type,
  state: ({ location }) => location?.state ?? "",
  city: ({ location }) => location?.city ?? "",
  address: ({ location }) => location?.address ?? "",
  phone: ({ contact }) => contact.phone ?? "",
  website: ({ contact }) => contact.website ?? "",
  email: ({ contact }) => contact.email ?? "",
  services: ({ services }) => services.join("; "),
  "age groups": ({ ageGroups }) => ageGroups.join("; "),
  cost: ({ cost }) => cost,
  verified: ({ verified }) => (verified ? "yes" : "no"),
  checked: ({ checkedOn }) => checkedOn,
  description: ({ description }) => description,
};

/** The list as a file for spreadsheets. */
export function resourcesCsv(listings: readonly Listing[]): string {
  const rows = listings.map((listing) => Object.values(COLUMNS).map((field) => field(listing)));
  return csvFile(Object.keys(COLUMNS), rows, { mark: "always" });
}
