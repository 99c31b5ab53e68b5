import { fromBase64Url, toBase64Url } from "./base64-url.ts";

/**
 * Bytes written into the fragment of a link, the part of an address that browsers never send to a server, in base64url:
 * one byte of version, four of checksum (messages cut links short), then what is to be said.
 */
const CHECKED_FROM = 5;

export type Opened =
  | { readonly kind: "content"; readonly content: Uint8Array }
  | { readonly kind: "newer version" }
  | { readonly kind: "broken" };

export function sealFragment(version: number, content: Uint8Array): string {
  const bytes = new Uint8Array(CHECKED_FROM + content.length);
  bytes[0] = version;
  new DataView(bytes.buffer).setUint32(1, checksum(content));
  bytes.set(content, CHECKED_FROM);
  return toBase64Url(bytes);
}

/** A link that was cut or altered is broken as a whole: half of what it says is worse than nothing. */
export function openFragment(version: number, text: string): Opened {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length < CHECKED_FROM) return { kind: "broken" };
  if ((bytes[0] ?? 0) > version) return { kind: "newer version" };
  const content = bytes.subarray(CHECKED_FROM);
  const isSound = bytes[0] === version && new DataView(bytes.buffer).getUint32(1) === checksum(content);
  return isSound ? { kind: "content", content } : { kind: "broken" };
}

/** FNV-1a, 32 bits. */
export function checksum(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
