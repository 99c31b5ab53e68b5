/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "eddd158ae0aed01f20d628aff2ff5958a6b75e6a5bd021147525c8d5b25dfbee",
} as const;
