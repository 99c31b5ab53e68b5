/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "a729aaae90b22f1cc99496c9e1e0512e61752064144a731b8bcb04bb24e02edb",
} as const;
