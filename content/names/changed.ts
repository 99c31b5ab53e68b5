/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "66cfd9e09ee65042c2356f838aca868db4e8d5a3f2f6fedf11e2b9623d90035f",
} as const;
