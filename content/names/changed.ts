/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-22",
  sha256: "f15f524786b6feb45252c0f4cf1c0a233aa4ef232dd291b5f2711d024ef4ef8a",
} as const;
