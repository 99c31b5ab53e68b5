import { createHash } from "node:crypto";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/** Changes when an entry of the collection does; hex SHA-256. */
export function checksum(collection: readonly CuratedName[]): string {
  return createHash("sha256").update(JSON.stringify(collection)).digest("hex");
}

/** content/names/changed.ts, for a collection that changed on this day. */
export function changedFile(on: string, sha256: string): string {
  return `/**
 * The day on which an entry of the collection last changed, for search engines. Written by \`npm run collection -- ledger\`;
 * a test finds a collection that does not fit the checksum.
 */
export const COLLECTION_CHANGED = {
  on: "${on}",
  sha256: "${sha256}",
} as const;
`;
}
