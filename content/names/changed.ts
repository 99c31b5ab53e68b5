/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "9664344632ebc719b9dca9966bd247efd50f87e1ccef78a365c95b9668404b5b",
} as const;
