/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "3eed06bb6bbdbcb262280b52eab2501d0b0160157feddf5bb22f9cf8ff73a951",
} as const;
