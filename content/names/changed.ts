/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "d0b59972d87595cad8e55447fa61a372a52f7ac6197755af748338ea0e99baea",
} as const;
