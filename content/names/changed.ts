/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "c8c082f46c36f0a55bc099f34280864246b246c99107cb28d2b11e5ddc4e2ae3",
} as const;
