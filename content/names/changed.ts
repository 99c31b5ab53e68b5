/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "2a4ab2632a18f71607da76cd097b6198d02e3169cc26681cccf16327a60e5521",
} as const;
