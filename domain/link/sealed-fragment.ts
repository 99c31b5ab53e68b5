import { checksum } from "#domain/checksum.ts";
import { fromBase64Url, toBase64Url } from "./base64-url.ts";

/**
 * Bytes written into the fragment of a link, the part of an address that browsers never send to a server, in base64url:
 * one byte of version, four of checksum (messages cut links short), then what is to be said.
 */
const CHECKED_FROM = 5;

export type Opened =
  | { readonly kind: "content"; readonly version: number; readonly content: Uint8Array }
  | { readonly kind: "newer version" }
  | { readonly kind: "broken" };

/** With a mark, such as "#t=", the checksum is over that, too: a link with the mark of another kind is broken. */
export function sealFragment(version: number, content: Uint8Array, mark = ""): string {
  const bytes = new Uint8Array(CHECKED_FROM + content.length);
  bytes[0] = version;
  new DataView(bytes.buffer).setUint32(1, checksumOf(content, mark));
  bytes.set(content, CHECKED_FROM);
  return toBase64Url(bytes);
}

/**
 * Opens what was sealed in this version or an earlier one; `markOf` says with which mark each was sealed. A link that was cut
 * or altered is broken as a whole: half of what it says is worse than nothing.
 */
export function openFragment(
  newest: number,
  text: string,
  markOf: (version: number) => string = () => "",
): Opened {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length < CHECKED_FROM) return { kind: "broken" };
  const version = bytes[0] ?? 0;
  if (version > newest) return { kind: "newer version" };
  const content = bytes.subarray(CHECKED_FROM);
  const isSound =
    version > 0 && new DataView(bytes.buffer).getUint32(1) === checksumOf(content, markOf(version));
  return isSound ? { kind: "content", version, content } : { kind: "broken" };
}

function checksumOf(content: Uint8Array, mark: string): number {
  return checksum(content, checksum(new TextEncoder().encode(mark)));
}
