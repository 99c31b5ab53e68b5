/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "62cc908ca95e0b5304eb9e626883770008fab39306520d2b2b1adadfc2eb9c1e",
} as const;
