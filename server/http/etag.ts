import { createHash } from "node:crypto";

/** A strong ETag over the bytes before compression: what matters is that it changes when they do. */
export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header names this ETag: whoever asks holds the same bytes already. */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
