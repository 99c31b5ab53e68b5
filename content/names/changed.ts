/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-28",
  sha256: "c87f931f6e0cca35b281da66e6f2b4f324fc15f49cdcb5539b0d7dd34a66c4ba",
} as const;
