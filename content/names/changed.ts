/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-24",
  sha256: "b7202deeab2a3a90f66337dd2169f2c88b32011f8264d38f3a5935c6b28fee55",
} as const;
