/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "ac659eb4ab5286dc1b200122fb0a711f81e21eb097b89a69510cfc1f3074ffac",
} as const;
