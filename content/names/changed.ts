/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "fe0e3f3f7a0cf6fc820b5b997a6e633be1db179f30e6ccef14c7f8c35d18fc1c",
} as const;
