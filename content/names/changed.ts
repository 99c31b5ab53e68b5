/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "16fc31aa40e727f2c6ef609c1994ef2a3519b7903cad9822e74b9bd1207b72ee",
} as const;
