/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "5842c7c624112d7fadb06c285de9bf607e1d5c2b652f68a83a060ed5f1c9d9e6",
} as const;
