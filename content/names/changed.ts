/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "9dd41c8fa74a2dd6ab07d273e579c760d0bf72aa9bb939495e563e053b78571c",
} as const;
