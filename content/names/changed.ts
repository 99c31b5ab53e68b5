/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "7a55d8915440ec7f12ee1adba3148d5f6bd70c9f5a86727e6155b69235c729d6",
} as const;
