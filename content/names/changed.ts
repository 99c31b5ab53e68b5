/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "5afa427cefc25dc6321dd6e86d47f9c27278c384691cbf1e9f6b2cb37ca12db3",
} as const;
