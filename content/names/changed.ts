/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "25f66cb0a6fcf14fe8309749d567a6dd7bf5854acfbb9029882f00b6e2146a30",
} as const;
