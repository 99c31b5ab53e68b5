/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "fa946b0d7df30f9256a46080d0bcda2efb3465fdf474b2884496e4bfe75c60d1",
} as const;
