/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "996180c88b69d43f5ca516c52b0b8eab4b73f970b30496f58f29c55533150025",
} as const;
