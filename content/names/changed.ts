/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "71b587a94192ab2e5ebcde9a38c47f2469813a3294e4c424b3e6430393768da0",
} as const;
