/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "0e8bac706f1140f0bf8e1b78368e179313cdcd08ba88b0a6b86b0082cce5bcf4",
} as const;
