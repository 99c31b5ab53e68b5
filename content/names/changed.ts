/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "76c1a90f11487f0e3dc5de65f18ec8e9f70f2b4a41d27ada6df0aa94e274a54e",
} as const;
