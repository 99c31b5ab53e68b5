/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "8aed21a73ff97de6617ee206be8f6557e6f1ffbf9e30387740eced0490757b37",
} as const;
