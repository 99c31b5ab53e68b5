/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "414c848ef2624a8c01a3a0bc5a8d54c7075b2f1040bd404efa14e06311208d98",
} as const;
