/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "6ad5ef0be45d249284ff8964003476be557a6a3c9761b6be311654bbc36cf6e1",
} as const;
