/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "659626e2ab7dc6ec8296e424c6982acebe803d1c2793f0eb3bf167bcc40c115e",
} as const;
