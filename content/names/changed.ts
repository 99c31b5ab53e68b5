/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-24",
  sha256: "d6462d18a8da92e1894a43a9c3aa459d970db49e6cb16709938edcd323fe3455",
} as const;
