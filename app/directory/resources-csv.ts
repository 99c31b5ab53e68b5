import type { Listing } from "#domain/directory/listing.ts";

/** Excel takes a file without it for Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";

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

/** The list as a file for spreadsheets, after RFC 4180. */
export function resourcesCsv(listings: readonly Listing[]): string {
  const rows = listings.map((listing) => Object.values(COLUMNS).map((field) => field(listing)));
  const lines = [Object.keys(COLUMNS), ...rows].map((fields) => fields.map(quoted).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
