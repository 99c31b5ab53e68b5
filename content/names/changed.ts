/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "0b7d56cfa0a42efd06afe3995fef908f7c73259e7c6fed7a780a037531a2ec03",
} as const;
