/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "96785b8bbcdf1444db9be46a5059bedb6f462bb76a3622032107612973fb61de",
} as const;
