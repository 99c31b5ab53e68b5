/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "0a25630cf96ae3624c57ebfeb7c38913f6881ec9cf880599d78162f0961a65ce",
} as const;
