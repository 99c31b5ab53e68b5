/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "24afa1c69401972409e60c005a81cd9afe427f217ad481b0837ce9a8696b86cc",
} as const;
