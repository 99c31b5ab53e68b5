/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "6d04df2d5e2d6db4e66a475cd9172c63fca94054ed09917fd22689abb1a309e4",
} as const;
