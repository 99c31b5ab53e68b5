/** Bytes in letters that an address may hold (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads them back; undefined when they are none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    // A full stop or a bracket after a link often becomes part of it.
    const letters = text.replace(/[^A-Za-z0-9_-]+$/, "");
    const characters = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
