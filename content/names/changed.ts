/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "5b04ffc30fea93d168c32ad6b33a72d20a09ca8e5d12a63c0fd6dff2170e9530",
} as const;
