/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "64a9b2716ca4a3b2cef4ddebd9e69eb5d10275e1598d33a29dc50e4309a6fdcc",
} as const;
