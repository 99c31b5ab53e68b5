/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "a9f6b235c0f73a2cb8081df73ac79fe430b1e7721eea5e2f501758bc9e95919b",
} as const;
