import { NOTE_LIMIT, type NotedName, SAVED_NAMES_LIMIT } from "./saved-names.ts";

/**
 * A list packed into the fragment of a link, the part of an address that browsers never send to a server.
 * Bytes, written in base64url: one of version, four of checksum (messages cut links short), then the names in UTF-8:
 * names are divided by a record separator, a name and its note by a unit separator.
 */
const VERSION = 1;
const CHECKED_FROM = 5;
const BETWEEN_NAMES = "\u001E";
const BEFORE_NOTE = "\u001F";
const MARK = "#list=";

/** Characters in a fragment that mail and message programs still pass on whole. */
export const LONGEST_FRAGMENT = 8000;

export type LinkReading =
  | { readonly kind: "none" }
  | { readonly kind: "list"; readonly names: readonly NotedName[] }
  | { readonly kind: "newer version" }
  | { readonly kind: "broken" };

/** The fragment with its "#"; null when the list is too long for a link. */
export function linkFragment(names: readonly NotedName[]): string | null {
  const text = names
    .map(({ nameId, note }) => (note === "" ? nameId : `${nameId}${BEFORE_NOTE}${withoutSeparators(note)}`))
    .join(BETWEEN_NAMES);
  const content = new TextEncoder().encode(text);
  const bytes = new Uint8Array(CHECKED_FROM + content.length);
  bytes[0] = VERSION;
  new DataView(bytes.buffer).setUint32(1, checksum(content));
  bytes.set(content, CHECKED_FROM);
  const fragment = MARK + toBase64Url(bytes);
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

/** Reads the fragment of an address. A link that was cut or altered is broken as a whole: half a list is worse than none. */
export function readLink(fragment: string): LinkReading {
  if (!fragment.startsWith(MARK)) return { kind: "none" };
  const bytes = fromBase64Url(fragment.slice(MARK.length));
  if (bytes === undefined || bytes.length < CHECKED_FROM) return { kind: "broken" };
  if ((bytes[0] ?? 0) > VERSION) return { kind: "newer version" };
  const content = bytes.subarray(CHECKED_FROM);
  if (new DataView(bytes.buffer).getUint32(1) !== checksum(content)) return { kind: "broken" };
  const names = new TextDecoder().decode(content).split(BETWEEN_NAMES).map(notedName);
  const sound =
    names.length <= SAVED_NAMES_LIMIT && names.every(({ nameId }) => /^[a-z]{1,40}$/.test(nameId));
  return sound ? { kind: "list", names } : { kind: "broken" };
}

function notedName(record: string): NotedName {
  const [nameId = "", note = ""] = record.split(BEFORE_NOTE);
  return { nameId, note: note.slice(0, NOTE_LIMIT) };
}

function withoutSeparators(note: string): string {
  return note.replaceAll(BETWEEN_NAMES, " ").replaceAll(BEFORE_NOTE, " ");
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    // A full stop or a bracket after a link often becomes part of it.
    const letters = text.replace(/[^A-Za-z0-9_-]+$/, "");
    const characters = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
