/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "1c23fdfc0a45a58db7f13fc9e9ad59ae527c466537ea0ad068dd7e95d83fd927",
} as const;
