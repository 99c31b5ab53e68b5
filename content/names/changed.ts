/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "90185579fab160494500afdc1e10e83402b388d0ef3324e56bfbb8f4f6e96100",
} as const;
