/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "4bbc2b60f92e921c0f99635e13091c00d0d8fee9d8b270648b0d69411a917bd2",
} as const;
