/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "1bf31ebdf956155aca38dc0e39bce13de4299f9ce653a1aecae743a23a6777af",
} as const;
