/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-22",
  sha256: "6f527dcac961e1980b00d3c23fc4ccc20ac98aa5772f32beab36a523409949c9",
} as const;
