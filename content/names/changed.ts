/**
 * The day on which an entry of the collection last changed, for search engines. Written by `npm run collection -- ledger`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "2026-11-23",
  sha256: "6bcfbc82b942efa6ef281ac13208cea7a80b7df277e4519cb2f2a2fadf6063e1",
} as const;
