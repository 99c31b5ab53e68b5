/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "0a45e0793407a0593833694ce5ef45d08107d57a899be2335edd6182ad714ec8",
} as const;
