/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "44b98ef015589d9f89a72e1522eb1a339c94711e4f8610248f942cb0b4d7b9c0",
} as const;
