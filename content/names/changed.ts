/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "8d9ba5e1c3b69a2c56a7a9509bedd2c7fb813845b462abd716a3c1ed5464427c",
} as const;
