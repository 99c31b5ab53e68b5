/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "43ece35f8e4f2929a934dfdd3f781ee1fbaf17aedf69e20e1b88ef48c8936c40",
} as const;
