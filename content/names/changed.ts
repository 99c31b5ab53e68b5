/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "0478fb9ea6537b25b6f35f430584055c53c4caa034094c806e0f47f07952ea72",
} as const;
