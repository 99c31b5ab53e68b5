/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-29",
  sha256: "64a5c21207fb194283d15c5a52f1dd9b92fd22dac504e59bfae54a350dcd4e84",
} as const;
