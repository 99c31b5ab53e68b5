/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "2178e5d4bed397912476a5347dd6db9581cf20e08afc21506fa4f2b4192c786f",
} as const;
