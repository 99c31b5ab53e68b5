/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-24",
  sha256: "60ca58494f681bd63a38f1e6463f9a6af2377848c4b19af57217d6eef363af21",
} as const;
