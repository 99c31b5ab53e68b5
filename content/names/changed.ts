/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-21",
  sha256: "6f36a2ef259cecea60b88f33fafffc4ddc5039619d35756b38913cb410bf8e57",
} as const;
