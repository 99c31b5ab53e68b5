/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "89bb3cbe7c877568f2245e9e815212a3f1e721ed02b56b01fbe09e5ae8ae6a81",
} as const;
