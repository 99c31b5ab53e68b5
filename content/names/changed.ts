/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "e4eb91ba89e37e924c0c021da64556fa1b1f02d871a4a1e62276291416b50d33",
} as const;
