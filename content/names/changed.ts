/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-29",
  sha256: "57dccd1ef704b909bcd38c8e08b56d14f96461af08c01cc01987b53974301d27",
} as const;
