/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "9bb3cb38290bf202721a5b3d0536b1cc08525b7e258324d0eaa3a6dbd070cd69",
} as const;
