/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "735f52ffabccb92b9218845fbe3f58deca9843f7f809006df6b3084ed3a74822",
} as const;
