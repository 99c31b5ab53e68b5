/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "453ef75fd6f8d6189186388078ac2e269cf8e9c506d4826bc6c9732db9f3820f",
} as const;
