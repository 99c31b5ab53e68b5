/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "e7330080b94eb7bbd3a9eddf1d1532fd1bb691c7ca108ebfdbb1dd31b0b72226",
} as const;
