/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "005652c00780684cbb2c157ff7bd46fb90b25ff27815d58b66b4245bfb26bb1b",
} as const;
