/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "d0c7680136fc8bff46934a0c0a86d4f66cb928bcaa2b60f9c811b416dfb9a586",
} as const;
