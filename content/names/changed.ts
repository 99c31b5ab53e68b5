/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "da57d696eb4c64f5e121137ed2f46a0f30e74de25d666b596449dcec3954cc17",
} as const;
