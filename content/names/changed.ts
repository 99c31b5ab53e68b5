/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "ef9cfda6e00c4039d7d5c162e1b72341f9e5a2631a22956387ab063fd6e7db4b",
} as const;
