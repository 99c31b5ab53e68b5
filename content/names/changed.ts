/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "f0a39ebf0a146d1dd498ecdebf3752437d4181d1940ae16ca9199b5f4333a7eb",
} as const;
