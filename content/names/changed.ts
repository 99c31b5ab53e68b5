/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "6bb75ddcae67be9751520693b7597ae81fb583e82cf61b0451282a2bcffb54ee",
} as const;
