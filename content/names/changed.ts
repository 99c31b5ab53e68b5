/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "72b083a8d0c4b2a2e5d640d547a21f75a96e3a818b3e7f191ec8d87ba4d85ba4",
} as const;
